import type { RewardRow } from '@tessera/client/shop/types.gen'
import type { rewardKinds, rewardStatuses } from '@tessera/contract/middleware/rewards/models'
import { formatDay } from '@tessera/domain/format-day'
import { sql } from '@tessera/server/sql'

export type RewardStatus = (typeof rewardStatuses)[number]
export type RewardKind = (typeof rewardKinds)[number]

export interface LotRow {
  rewardId: string
  kind: RewardKind
  documentId: string | null
  orderNumber: string | null
  eligibleCents: number
  rate: number
  points: number
  earnedOn: string
  releasesOn: string
  expiresOn: string
  pendingPoints: number
  availablePoints: number
  /** Kind of the latest entry: expiry, return or use. */
  lastKind: string
  reason: string | null
}

export const lotColumns = sql`r.id as "rewardId", r.kind, r.billing_document_id as "documentId",
  r.sales_document_id as "orderNumber", r.eligible_cents::float8 as "eligibleCents", r.rate, r.points::float8 as points,
  r.earned_on::text as "earnedOn", r.releases_on::text as "releasesOn", r.expires_on::text as "expiresOn",
  r.pending_points::float8 as "pendingPoints", r.available_points::float8 as "availablePoints", r.reason,
  (select e.kind from reward_postings p join reward_entries e on e.id = p.entry_id
    where p.reward_id = r.id order by e.id desc limit 1) as "lastKind"`

const ended: Record<string, RewardStatus> = { expire: 'expired', reverse: 'reversed', redeem: 'used', payout: 'used' }

export function rewardStatus({ pendingPoints, availablePoints, lastKind }: LotRow): RewardStatus {
  if (pendingPoints > 0) return 'pending'
  if (availablePoints > 0) return 'available'
  return ended[lastKind] ?? 'used'
}

const sources: Record<RewardKind, string> = { purchase: 'Invoice', referral: 'Referral', adjustment: 'Correction' }

export const rewardRow = (lot: LotRow): RewardRow => ({
  rewardId: lot.rewardId,
  kind: lot.kind,
  status: rewardStatus(lot),
  earnedOn: lot.earnedOn,
  points: lot.points,
  // the invoice of a referred customer is private
  text: lot.kind === 'purchase' ? `${sources.purchase} ${lot.documentId ?? ''}`.trim() : sources[lot.kind],
})

export function statusText(lot: LotRow): string {
  const texts: Record<RewardStatus, string> = {
    pending: `Pending until ${formatDay(lot.releasesOn)}, and until the invoice is paid`,
    available: `Available until ${formatDay(lot.expiresOn)}`,
    used: 'Redeemed',
    expired: `Expired on ${formatDay(lot.expiresOn)}`,
    reversed: lot.reason ?? 'Reversed',
  }
  return texts[rewardStatus(lot)]
}

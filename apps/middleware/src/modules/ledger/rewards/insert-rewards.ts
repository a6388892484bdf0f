import type { rewardKinds } from '@tessera/contract/middleware/rewards/models'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { postRewardEntries } from './post-reward-entries.ts'

export interface NewReward {
  /** Idempotency key of the earning. */
  key: string
  accountId: string
  kind: (typeof rewardKinds)[number]
  documentId: string | null
  salesDocumentId: string | null
  eligibleCents: number
  rate: number
  points: number
  earnedOn: string
  releasesOn: string
  expiresOn: string
}

/** Inserts lots of points and books them as pending. Returns how many are new. */
export async function insertRewards(db: Queryable, rewards: readonly NewReward[]): Promise<number> {
  const nonZero = rewards.filter(({ points }) => points > 0)
  if (nonZero.length === 0) return 0
  const written = await db.rows<{ id: string; key: string }>(sql`
    insert into rewards (id, key, account_id, kind, billing_document_id, sales_document_id, eligible_cents, rate, points,
      earned_on, releases_on, expires_on)
    select 'RW' || nextval('reward_numbers'), r.key, r."accountId", r.kind, r."documentId", r."salesDocumentId",
      r."eligibleCents", r.rate, r.points, r."earnedOn", r."releasesOn", r."expiresOn"
    from jsonb_to_recordset(${JSON.stringify(nonZero)}::jsonb) as r(key text, "accountId" text, kind text,
      "documentId" text, "salesDocumentId" text, "eligibleCents" bigint, rate integer, points bigint, "earnedOn" date,
      "releasesOn" date, "expiresOn" date)
    on conflict (key) do nothing
    returning id, key`)
  const byKey = new Map(nonZero.map((reward) => [reward.key, reward]))
  await postRewardEntries(
    db,
    written.flatMap(({ id, key }) => {
      const reward = byKey.get(key)
      return reward ? [earningEntry(reward, id)] : []
    }),
  )
  return written.length
}

const earningEntry = ({ accountId, points, earnedOn }: NewReward, rewardId: string) => ({
  key: `earn ${rewardId}`,
  accountId,
  kind: 'earn' as const,
  bookedOn: earnedOn,
  postings: [
    { book: 'issued' as const, rewardId, points: -points },
    { book: 'pending' as const, rewardId, points },
  ],
})

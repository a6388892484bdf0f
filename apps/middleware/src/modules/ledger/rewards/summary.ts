import type { RewardSummary } from '@tessera/client/shop/types.gen'
import { addDays, addMonthsToDay } from '@tessera/domain/billing/calendar'
import { dayIn } from '@tessera/domain/local-time'
import { centsOfPoints, expiryMonths, lateDays, pointsPerDollar, releaseDays } from '@tessera/domain/rewards/points'
import { type Purchase, spentUntil, windowMonths } from '@tessera/domain/rewards/rolling-spend'
import { progressOf, tierOf, tiers } from '@tessera/domain/rewards/tiers'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { CustomerAccount } from '../../../kit/visitor.ts'
import { hasPayoutDetails } from './payout-details.ts'
import { readPurchases } from './purchases.ts'
import { type LotRow, lotColumns, rewardRow } from './reward-view.ts'

const expiringDays = 90
const latestShown = 10
const referralText =
  'When a customer gives your number, you earn 5% of the net sale, as long as they got ' +
  'no more than 15% off. Fellow pros keep their own prices.'

interface Balances {
  available: number
  pending: number
  lifetime: number
  canBePaid: boolean
  releases: { on: string; points: number }[]
  expiries: { on: string; points: number }[]
}

export async function rewardSummary(
  db: Queryable,
  account: Pick<CustomerAccount, 'id' | 'number' | 'timeZone'>,
  now: Date,
): Promise<RewardSummary> {
  const today = dayIn(now, account.timeZone)
  const [purchases, balances, latest] = await Promise.all([
    readPurchases(db, [account.id], addMonthsToDay(today, -windowMonths)),
    readBalances(db, account.id, today),
    db.rows<LotRow>(sql`
      select ${lotColumns} from rewards r where r.account_id = ${account.id}
      order by r.earned_on desc, r.id desc limit ${latestShown}::int`),
  ])
  const { available, pending, lifetime, canBePaid, releases, expiries } = balances
  return {
    isEnrolled: lifetime > 0,
    progress: progressView(purchases.get(account.id) ?? [], today),
    availablePoints: available,
    availableCents: centsOfPoints(available),
    pendingPoints: pending,
    releases,
    expiringPoints: expiries.reduce((sum, { points }) => sum + points, 0),
    expiries,
    lifetimePoints: lifetime,
    referralId: account.number,
    referralText,
    hasPayoutDetails: canBePaid,
    rules,
    latest: latest.map(rewardRow),
  }
}

function progressView(purchases: readonly Purchase[], today: string): RewardSummary['progress'] {
  const spentCents = spentUntil(purchases, today)
  const { tier, next, missingCents, percent } = progressOf(spentCents)
  return {
    tier: tier.name,
    spentCents,
    pointsPerDollar: tier.rate / 100,
    nextTier: next?.name ?? null,
    nextTierCents: next?.fromCents ?? 0,
    missingCents,
    percent,
    nextTierText: next?.benefit ?? null,
    isAboutToDrop: tierOf(spentUntil(purchases, addDays(today, 30))) !== tier,
  }
}

async function readBalances(db: Queryable, accountId: string, today: string): Promise<Balances> {
  const row = await db.find<Balances>(sql`
    select coalesce(b.available_points, 0)::float8 as available, coalesce(b.pending_points, 0)::float8 as pending,
      coalesce(b.issued_points, 0)::float8 as lifetime, ${hasPayoutDetails(sql`a.id`)} as "canBePaid",
      coalesce((select json_agg(json_build_object('on', day, 'points', points) order by day) from (
        select greatest(releases_on, ${today}::date) as day, sum(pending_points) as points from rewards
        where account_id = a.id and pending_points > 0 group by 1 order by 1 limit 60) soon), '[]') as releases,
      coalesce((select json_agg(json_build_object('on', expires_on, 'points', points) order by expires_on) from (
        select expires_on, sum(pending_points + available_points) as points from rewards
        where account_id = a.id and pending_points + available_points > 0
          and expires_on <= ${today}::date + ${expiringDays}::int
        group by 1) soon), '[]') as expiries
    from accounts a
    left join reward_balances b on b.account_id = a.id
    where a.id = ${accountId}`)
  return row ?? { available: 0, pending: 0, lifetime: 0, canBePaid: false, releases: [], expiries: [] }
}

const rules = [
  ...tiers.map(
    ({ name, fromCents, benefit }) => `${name} from $${(fromCents / 100).toLocaleString('en-US')}: ${benefit}.`,
  ),
  `${pointsPerDollar} points equal one dollar.`,
  `Points become available ${releaseDays} days after delivery, once the invoice is paid, and are reversed for returns.`,
  `Points expire ${expiryMonths} months after you earn them.`,
  `You don’t earn points on tax, freight or samples, or on invoices more than ${lateDays} days overdue.`,
]

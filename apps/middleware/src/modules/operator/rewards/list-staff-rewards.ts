import type { StaffRewardPage } from '@tessera/client/shop/types.gen'
import { staffRewardViews } from '@tessera/contract/middleware/operator/reward-models'
import { addMonthsToDay } from '@tessera/domain/billing/calendar'
import { centsOfPoints } from '@tessera/domain/rewards/points'
import { spentUntil, windowMonths } from '@tessera/domain/rewards/rolling-spend'
import { tierOf } from '@tessera/domain/rewards/tiers'
import type { Queryable } from '@tessera/server/database'
import { and, type Sql, sql } from '@tessera/server/sql'
import { todayIn } from '../../../kit/business-day.ts'
import { listPage } from '../../../kit/list-query.ts'
import { isPaidInMoney } from '../../ledger/rewards/pay-referrals.ts'
import { hasPayoutDetails } from '../../ledger/rewards/payout-details.ts'
import { readPurchases } from '../../ledger/rewards/purchases.ts'
import { readView } from '../lists/read-view.ts'
import { staffPageQuery } from '../lists/staff-page-query.ts'
import { matchesWords, searchPattern } from '../orders/search-words.ts'

type View = (typeof staffRewardViews)[number]
type Item = StaffRewardPage['items'][number]
type Row = Omit<Item, 'tier' | 'availableCents'> & { accountId: string; today: string }

export interface StaffRewardQuery {
  view: string | undefined
  search: string | undefined
  page: string | undefined
}

/** Points that expire within ninety days, as the customer's page counts them. */
const expiring = (now: Date): Sql => sql`rewards r where r.account_id = b.account_id
  and r.pending_points + r.available_points > 0 and r.expires_on <= ${todayIn(sql`b.account_id`, now)} + 90`
const payouts = sql`rewards r where r.account_id = b.account_id and ${isPaidInMoney}`

const views: Record<View, (now: Date) => Sql> = {
  all: () => sql`true`,
  pending: () => sql`b.pending_points > 0`,
  expiring: (now) => sql`exists (select from ${expiring(now)})`,
  payouts: () => sql`exists (select from ${payouts})`,
}

/** Accounts with points, those with the most first. */
export async function listStaffRewards(db: Queryable, given: StaffRewardQuery, now: Date): Promise<StaffRewardPage> {
  const search = given.search?.trim() ?? ''
  const found = search ? [sql`a.id in (select id from matched)`] : []
  const { items, ...rest } = await listPage<Row>(
    db,
    {
      before: search ? matched(searchPattern(search)) : sql``,
      columns: columns(now),
      from: sql`reward_balances b join accounts a on a.id = b.account_id`,
      mine: sql`b.issued_points > 0`,
    },
    staffPageQuery({
      page: given.page,
      search,
      tie: sql`b.account_id`,
      where: and([views[readView(staffRewardViews, given.view, 'all')](now), ...found]),
      orderBy: sql`b.available_points + b.pending_points desc, b.account_id`,
    }),
  )
  return { ...rest, ...(await readSums(db)), items: await withTiers(db, items) }
}

const matched = (pattern: string): Sql => sql`with matched as materialized (
  select a.id from accounts a where ${matchesWords('accounts', pattern)}
  union
  select p.account_id from people p where ${matchesWords('people', pattern)})`

const columns = (now: Date): Sql => sql`b.account_id as "accountId", a.number as "customerNumber", a.name as customer,
  b.available_points as "availablePoints", b.pending_points as "pendingPoints",
  (select coalesce(sum(r.pending_points + r.available_points), 0) from ${expiring(now)}) as "expiringPoints",
  (select coalesce(sum(r.available_points), 0) from ${payouts}) as "payoutPoints",
  ${hasPayoutDetails(sql`b.account_id`)} as "hasPayoutDetails", ${todayIn(sql`b.account_id`, now)} as today`

async function readSums(db: Queryable): Promise<Pick<StaffRewardPage, 'allAvailablePoints' | 'allPendingPoints'>> {
  const row = await db.find<Pick<StaffRewardPage, 'allAvailablePoints' | 'allPendingPoints'>>(sql`
    select coalesce(sum(available_points), 0)::float8 as "allAvailablePoints",
      coalesce(sum(pending_points), 0)::float8 as "allPendingPoints" from reward_balances`)
  return row ?? { allAvailablePoints: 0, allPendingPoints: 0 }
}

/** Days differ by time zone at most by one, so one window of purchases serves the page. */
async function withTiers(db: Queryable, rows: readonly Row[]): Promise<Item[]> {
  const first = rows.map(({ today }) => today).toSorted()[0]
  if (!first) return []
  const ids = rows.map(({ accountId }) => accountId)
  const purchases = await readPurchases(db, ids, addMonthsToDay(first, -windowMonths))
  return rows.map(({ accountId, today, ...row }) => ({
    ...row,
    tier: tierOf(spentUntil(purchases.get(accountId) ?? [], today)).name,
    availableCents: centsOfPoints(row.availablePoints),
  }))
}

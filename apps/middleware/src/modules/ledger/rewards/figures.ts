import type { RewardFigures } from '@tessera/client/shop/types.gen'
import { addMonthsToDay } from '@tessera/domain/billing/calendar'
import { dayIn } from '@tessera/domain/local-time'
import { centsOfPoints } from '@tessera/domain/rewards/points'
import { spentUntil, windowMonths } from '@tessera/domain/rewards/rolling-spend'
import { tierOf } from '@tessera/domain/rewards/tiers'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { CustomerAccount } from '../../../kit/visitor.ts'
import { readPurchases } from './purchases.ts'

/**
 * Figures of the rewards card. Leaves out the dates of releases and expiries, thousands of rows for a large account.
 */
export async function rewardFigures(db: Queryable, account: CustomerAccount, now: Date): Promise<RewardFigures> {
  const today = dayIn(now, account.timeZone)
  const [purchases, balance] = await Promise.all([
    readPurchases(db, [account.id], addMonthsToDay(today, -windowMonths)),
    db.find<{ available: number; pending: number }>(sql`
      select available_points::float8 as available, pending_points::float8 as pending
      from reward_balances where account_id = ${account.id}`),
  ])
  const { available = 0, pending = 0 } = balance ?? {}
  return {
    tier: tierOf(spentUntil(purchases.get(account.id) ?? [], today)).name,
    availablePoints: available,
    availableCents: centsOfPoints(available),
    pendingPoints: pending,
  }
}

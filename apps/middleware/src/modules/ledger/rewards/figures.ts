import type { RewardFigures } from '@tessera/client/shop/types.gen'
import { addMonthsToDay } from '@tessera/domain/billing/calendar'
import { dayIn } from '@tessera/domain/local-time'
import { centsOfPoints } from '@tessera/domain/rewards/points'
import { windowMonths } from '@tessera/domain/rewards/rolling-spend'
import { tierOf } from '@tessera/domain/rewards/tiers'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { CustomerAccount } from '../../../kit/visitor.ts'
import { goodsCents, isGoods } from './purchases.ts'

/**
 * Figures of the rewards card. Leaves out the dates of purchases, releases and expiries, thousands of rows for a large
 * account.
 */
export async function rewardFigures(db: Queryable, account: CustomerAccount, now: Date): Promise<RewardFigures> {
  const today = dayIn(now, account.timeZone)
  const row = await db.find<{ available: number; pending: number; spent: number }>(sql`
    select coalesce(b.available_points, 0)::float8 as available, coalesce(b.pending_points, 0)::float8 as pending,
      coalesce((
        select ${goodsCents} from billing_days
        where account_id = a.id and ${isGoods} and document_on <= ${today}::date
          and document_on > ${addMonthsToDay(today, -windowMonths)}::date), 0)::float8 as spent
    from accounts a left join reward_balances b on b.account_id = a.id
    where a.id = ${account.id}`)
  const { available = 0, pending = 0, spent = 0 } = row ?? {}
  return {
    tier: tierOf(Math.max(0, spent)).name,
    availablePoints: available,
    availableCents: centsOfPoints(available),
    pendingPoints: pending,
  }
}

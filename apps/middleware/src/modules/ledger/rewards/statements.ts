import type { RewardStatement, RewardStatements } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { type LotRow, lotColumns, rewardRow } from './reward-view.ts'

type Moved = Omit<RewardStatement, 'openingPoints' | 'closingPoints'>
const lotsShown = 100

/** Points by month, newest first. Pending points count, so a release changes nothing. */
export async function rewardStatements(db: Queryable, accountId: string): Promise<RewardStatements> {
  const [months, lots] = await Promise.all([
    readMonths(db, accountId),
    db.rows<LotRow>(sql`
      select ${lotColumns} from rewards r where r.account_id = ${accountId}
      order by r.earned_on desc, r.id desc limit ${lotsShown}::int`),
  ])
  let points = 0
  const statements = months.map((month) => {
    const openingPoints = points
    points += balanceOf(month)
    return { ...month, openingPoints, closingPoints: points }
  })
  return { statements: statements.reverse(), rewards: lots.map(rewardRow) }
}

const balanceOf = (month: Moved): number =>
  month.earnedPoints + month.referralPoints + month.adjustedPoints - month.redeemedPoints - month.expiredPoints

const readMonths = (db: Queryable, accountId: string): Promise<Moved[]> =>
  db.rows(sql`
    select period, earned_points::float8 as "earnedPoints", referral_points::float8 as "referralPoints",
      redeemed_points::float8 as "redeemedPoints", expired_points::float8 as "expiredPoints",
      adjusted_points::float8 as "adjustedPoints"
    from reward_months
    where account_id = ${accountId}
    order by period`)

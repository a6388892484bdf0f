import type { Database, Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { todayIn } from '../../../kit/business-day.ts'
import { hasPayoutDetails } from './payout-details.ts'
import { postRewardEntries } from './post-reward-entries.ts'

interface Due {
  id: string
  accountId: string
  points: number
  today: string
}

const batch = 1000

/** Pays out referral points once a month to accounts with payout details. */
export const payReferrals = (database: Database, now: Date): Promise<number> =>
  database.transaction(async (db) => (await payReferralsWithin(db, sql`true`, now)).length)

/** Points of referrals that wait to be paid out. `r` is a lot. */
export const isPaidInMoney = sql`r.kind = 'referral' and r.available_points > 0`

/** The same in the caller's transaction, for the accounts that `where` names. */
export async function payReferralsWithin(db: Queryable, where: Sql, now: Date): Promise<Due[]> {
  const due = await db.rows<Due>(sql`
    select r.id, r.account_id as "accountId", r.available_points::float8 as points,
      ${todayIn(sql`r.account_id`, now)}::text as today
    from rewards r
    where ${isPaidInMoney} and ${hasPayoutDetails(sql`r.account_id`)} and ${where}
    order by r.id
    limit ${batch}::int
    for update`)
  await postRewardEntries(
    db,
    due.map(({ id, accountId, points, today }) => ({
      key: `payout ${id}`,
      accountId,
      kind: 'payout' as const,
      bookedOn: today,
      words: 'Referral paid out',
      postings: [
        { book: 'available' as const, rewardId: id, points: -points },
        { book: 'paid' as const, rewardId: id, points },
      ],
    })),
  )
  return due
}

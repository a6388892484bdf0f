import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
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
  database.transaction(async (db) => {
    const due = await db.rows<Due>(sql`
      select r.id, r.account_id as "accountId", r.available_points::float8 as points,
        ${todayIn(sql`r.account_id`, now)}::text as today
      from rewards r
      where r.kind = 'referral' and r.available_points > 0 and ${hasPayoutDetails(sql`r.account_id`)}
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
    return due.length
  })

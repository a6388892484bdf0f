import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { todayIn } from '../../../kit/business-day.ts'
import { type NewRewardEntry, postRewardEntries } from './post-reward-entries.ts'

interface Due {
  id: string
  accountId: string
  pending: number
  available: number
  expiresOn: string
}

const batch = 1000

/** Expires points that were not used in time. Returns the number of lots. */
export async function expireRewards(database: Database, now: Date): Promise<number> {
  let expired = 0
  for (;;) {
    const some = await database.transaction((db) => expireSome(db, now))
    expired += some
    if (some < batch) return expired
  }
}

async function expireSome(db: Queryable, now: Date): Promise<number> {
  const due = await db.rows<Due>(sql`
    select id, account_id as "accountId", pending_points::float8 as pending, available_points::float8 as available,
      expires_on::text as "expiresOn"
    from rewards r
    where pending_points + available_points > 0 and expires_on <= ${todayIn(sql`r.account_id`, now)}
    order by id
    limit ${batch}::int
    for update`)
  await postRewardEntries(db, due.map(entryOf))
  return due.length
}

const entryOf = ({ id, accountId, pending, available, expiresOn }: Due): NewRewardEntry => ({
  key: `expire ${id}`,
  accountId,
  kind: 'expire',
  bookedOn: expiresOn,
  postings: [
    { book: 'pending', rewardId: id, points: -pending },
    { book: 'available', rewardId: id, points: -available },
    { book: 'expired', rewardId: id, points: pending + available },
  ],
})

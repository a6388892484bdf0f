import { lateDays } from '@tessera/domain/rewards/points'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { todayIn } from '../../../kit/business-day.ts'
import { type NewRewardEntry, postRewardEntries } from './post-reward-entries.ts'

interface Due {
  id: string
  accountId: string
  points: number
  releasesOn: string
  isLate: boolean
}

const batch = 1000
const lateReason = `The invoice was more than ${lateDays} days overdue.`

/**
 * Releases points whose date has come and whose invoice is paid, and reverses points of invoices that are too late.
 * Points of open invoices that aren't late stay pending. Returns how many lots changed.
 */
export async function releaseRewards(database: Database, now: Date): Promise<number> {
  let moved = 0
  for (;;) {
    const some = await database.transaction((db) => releaseSome(db, now))
    moved += some
    if (some < batch) return moved
  }
}

async function releaseSome(db: Queryable, now: Date): Promise<number> {
  const today = todayIn(sql`r.account_id`, now)
  const due = await db.rows<Due>(sql`
    select r.id, r.account_id as "accountId", r.pending_points::float8 as points, r.releases_on::text as "releasesOn",
      coalesce(coalesce(d.cleared_on, ${today}) > d.due_on + ${lateDays}::int, false) as "isLate"
    from rewards r
    left join billing_documents d on d.id = r.billing_document_id
    where r.pending_points > 0 and r.releases_on <= ${today}
      and (d.id is null or d.open_cents = 0 or ${today} > d.due_on + ${lateDays}::int)
    order by r.id
    limit ${batch}::int
    for update of r`)
  await postRewardEntries(db, due.map(entryOf))
  const late = due.filter(({ isLate }) => isLate).map(({ id }) => id)
  if (late.length > 0) await db.rows(sql`update rewards set reason = ${lateReason} where id = any(${late}::text[])`)
  return due.length
}

const entryOf = ({ id, accountId, points, releasesOn, isLate }: Due): NewRewardEntry => ({
  key: `release ${id}`,
  accountId,
  kind: isLate ? 'reverse' : 'release',
  bookedOn: releasesOn,
  words: isLate ? lateReason : null,
  postings: [
    { book: 'pending', rewardId: id, points: -points },
    { book: isLate ? 'reversed' : 'available', rewardId: id, points },
  ],
})

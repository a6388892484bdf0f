import { pointsFor } from '@tessera/domain/rewards/points'
import { reversalOf } from '@tessera/domain/rewards/points-lots'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { readToday } from '../../../kit/business-day.ts'
import { postRewardEntries } from './post-reward-entries.ts'

interface Lot {
  id: string
  accountId: string
  kind: string
  rate: number
  creditId: string
  returnedCents: number
}

interface Left {
  pending: number
  available: number
}

const returnReason = 'The goods were returned.'

/**
 * Reverses the points of returned goods as far as they are unused; used points are not charged back. Runs in the
 * transaction that books the credits.
 */
export async function reverseReturned(db: Queryable, creditIds: readonly string[], now: Date): Promise<void> {
  const owed = new Map<string, number>()
  for (const lot of await lockLots(db, creditIds)) {
    const purpose = `${lot.creditId} ${lot.accountId} ${lot.kind}`
    const points = owed.get(purpose) ?? pointsFor(lot.returnedCents, lot.rate)
    owed.set(purpose, points - (await reverseLot(db, lot, points, await readToday(db, lot, now))))
  }
}

/** An order may have several invoices and so several lots. */
const lockLots = (db: Queryable, creditIds: readonly string[]): Promise<Lot[]> =>
  db.rows(sql`
    select r.id, r.account_id as "accountId", r.kind, r.rate, c.id as "creditId",
      c.merchandise_cents::float8 as "returnedCents"
    from billing_documents c
    join rewards r on r.sales_document_id = c.sales_document_id and r.pending_points + r.available_points > 0
    where c.id = any(${creditIds}::text[]) and c.type = 'ZG' and c.merchandise_cents > 0
    order by r.id, c.id
    for update of r`)

async function reverseLot(db: Queryable, lot: Lot, points: number, today: string): Promise<number> {
  const left = await db.find<Left>(sql`
    select pending_points::float8 as pending, available_points::float8 as available from rewards where id = ${lot.id}`)
  const { pending, available } = reversalOf(left ?? { pending: 0, available: 0 }, points)
  if (pending + available === 0) return 0
  await postRewardEntries(db, [
    {
      key: `reverse ${lot.creditId} ${lot.id}`,
      accountId: lot.accountId,
      kind: 'reverse',
      bookedOn: today,
      words: returnReason,
      postings: [
        { book: 'pending', rewardId: lot.id, points: -pending },
        { book: 'available', rewardId: lot.id, points: -available },
        { book: 'reversed', rewardId: lot.id, points: pending + available },
      ],
    },
  ])
  await db.rows(sql`update rewards set reason = ${returnReason} where id = ${lot.id}`)
  return pending + available
}

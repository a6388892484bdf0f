import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'

/**
 * Marks an order whose lines are being changed on the platform, so nothing is delivered meanwhile. False while another
 * request holds it. The hold of a crashed process expires after a minute.
 */
export async function holdOrder(db: Queryable, id: string, now: Date): Promise<boolean> {
  const held = await db.find(sql`
    update sales_documents set cancel_asked_at = ${now}
    where id = ${id} and (cancel_asked_at is null or cancel_asked_at < ${now}::timestamptz - interval '1 minute')
    returning id`)
  return held !== undefined
}

/** Removes the hold that was taken at `now`, and no other. */
export const releaseOrder = (db: Queryable, id: string, now: Date): Promise<unknown> =>
  updateHold(db, id, now, sql`null`)

/** Leaves the mark for the job that asks the platform for the outcome, but lets others hold the order at once. */
export const expireHold = (db: Queryable, id: string, now: Date): Promise<unknown> =>
  updateHold(db, id, now, sql`${now}::timestamptz - interval '61 seconds'`)

const updateHold = (db: Queryable, id: string, now: Date, at: Sql): Promise<unknown> =>
  db.rows(sql`
    update sales_documents set cancel_asked_at = ${at}
    where id = ${id} and cancel_asked_at = ${now} and status in ('open', 'awaiting-approval')`)

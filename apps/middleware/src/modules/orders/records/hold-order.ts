import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'

/**
 * Marks an order whose lines change on the platform: nothing is delivered of it meanwhile. False while another request
 * has it. A program that dies holds it for a minute.
 */
export async function holdOrder(db: Queryable, id: string, now: Date): Promise<boolean> {
  const held = await db.find(sql`
    update sales_documents set cancel_asked_at = ${now}
    where id = ${id} and (cancel_asked_at is null or cancel_asked_at < ${now}::timestamptz - interval '1 minute')
    returning id`)
  return held !== undefined
}

/** Takes the mark of `now` off again, and no other. */
export const releaseOrder = (db: Queryable, id: string, now: Date): Promise<unknown> => mark(db, id, now, sql`null`)

/** Leaves the mark for the job that asks the platform what became of it, and lets others hold the order at once. */
export const expireHold = (db: Queryable, id: string, now: Date): Promise<unknown> =>
  mark(db, id, now, sql`${now}::timestamptz - interval '61 seconds'`)

const mark = (db: Queryable, id: string, now: Date, at: Sql): Promise<unknown> =>
  db.rows(sql`
    update sales_documents set cancel_asked_at = ${at}
    where id = ${id} and cancel_asked_at = ${now} and status in ('open', 'awaiting-approval')`)

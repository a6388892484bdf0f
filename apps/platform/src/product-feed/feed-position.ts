import type { Queryable } from '@tessera/server/database'
import { databaseNode } from '@tessera/server/database-node'
import { deleteInBatches } from '@tessera/server/delete-in-batches'
import { empty, type Sql, sql } from '@tessera/server/sql'
import { type Cursor, cursorDays } from './cursor.ts'

export type FeedPosition = Pick<Cursor, 'marketplace' | 'node' | 'xid' | 'id'>

/** A change is visible once every earlier transaction has ended, so that a late commit is never skipped. */
export const oldestOpenTransaction = sql`log_xmin()`

/**
 * The changes `c` of products after a position that every reader can see; changes of the category tree are left out.
 */
export const isAfter = (marketplace: Sql, xid: Sql, id: Sql): Sql =>
  sql`c.marketplace_id = ${marketplace} and (c.xid, c.id) > (${xid}, ${id}) and c.xid < ${oldestOpenTransaction} and c.product_id <> ''`

/** The channel on which processes tell each other that they have written. */
export const writesChannel = 'tessera_writes'

/**
 * The indexes of readers that have changes to read, or another server than before; one query for all of them. With a sender it also tells the other
 * processes that this one has written.
 */
export async function findBehind(db: Queryable, readers: readonly FeedPosition[], sender?: string): Promise<number[]> {
  const telling = sender ? sql`select null::int as place from pg_notify(${writesChannel}, ${sender}) union all` : empty
  const rows = await db.rows<{ place: number | null }>(sql`
    ${telling}
    select (r.place - 1)::int as place
    from jsonb_to_recordset(${JSON.stringify(readers.map((reader, place) => ({ ...reader, place: place + 1 })))}::jsonb)
      as r(marketplace text, node text, xid text, id bigint, place int)
    where r.node <> ${databaseNode} or exists (
      select from product_changes c where ${isAfter(sql`r.marketplace`, sql`r.xid::xid8`, sql`r.id`)})`)
  return rows.flatMap(({ place }) => place ?? [])
}

/** A cursor expires a day before the changes after it are deleted. */
export const forgetChanges = (db: Queryable): Promise<unknown> =>
  deleteInBatches(db, 'product_changes', sql`at < now() - make_interval(days => ${cursorDays + 1})`)

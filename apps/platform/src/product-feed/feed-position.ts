import type { Queryable } from '@tessera/server/database'
import { databaseNode } from '@tessera/server/database-node'
import { deleteInBatches } from '@tessera/server/delete-in-batches'
import { empty, type Sql, sql } from '@tessera/server/sql'
import { type Cursor, cursorDays } from './cursor.ts'

export type FeedPosition = Pick<Cursor, 'marketplace' | 'node' | 'xid' | 'id'>

/** A change is visible once every earlier transaction has ended, so that a late commit is never skipped. */
export const oldestOpenTransaction = sql`log_xmin()`

/** The changes `c` of products after a position; changes of the category tree are left out. */
const isLater = (marketplace: Sql, xid: Sql, id: Sql): Sql =>
  sql`c.marketplace_id = ${marketplace} and (c.xid, c.id) > (${xid}, ${id}) and c.product_id <> ''`

/** Those of them that every reader can see. */
export const isAfter = (marketplace: Sql, xid: Sql, id: Sql): Sql =>
  sql`${isLater(marketplace, xid, id)} and c.xid < ${oldestOpenTransaction}`

/** The channel on which processes tell each other that they have written. */
export const writesChannel = 'tessera_writes'

/** A waiting reader that has something to read. */
export interface BehindReader {
  /** Its index among the readers. */
  place: number
  /** False while a change waits for an older transaction to end. */
  isVisible: boolean
}

/**
 * Readers after whose position something changed, or which come from another server; one query for all of them. With a
 * sender it also tells the other processes that this one has written.
 */
export async function findBehind(
  db: Queryable,
  readers: readonly FeedPosition[],
  sender?: string,
): Promise<BehindReader[]> {
  const telling = sender
    ? sql`select null::int as place, null::bool as "isVisible" from pg_notify(${writesChannel}, ${sender}) union all`
    : empty
  const rows = await db.rows<BehindReader | { place: null }>(sql`
    ${telling}
    select (r.place - 1)::int as place, r.node <> ${databaseNode} or c.xid < ${oldestOpenTransaction} as "isVisible"
    from jsonb_to_recordset(${JSON.stringify(readers.map((reader, place) => ({ ...reader, place: place + 1 })))}::jsonb)
      as r(marketplace text, node text, xid text, id bigint, place int)
    left join lateral (
      select c.xid from product_changes c
      where ${isLater(sql`r.marketplace`, sql`r.xid::xid8`, sql`r.id`)} order by c.xid, c.id limit 1) c on true
    where r.node <> ${databaseNode} or c.xid is not null`)
  return rows.flatMap((row) => (row.place === null ? [] : [row]))
}

/** A cursor expires a day before the changes after it are deleted. */
export const forgetChanges = (db: Queryable): Promise<unknown> =>
  deleteInBatches(db, 'product_changes', sql`at < now() - make_interval(days => ${cursorDays + 1})`)

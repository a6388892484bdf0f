import { fail } from '@tessera/server/api-error'
import type { Queryable } from '@tessera/server/database'
import { databaseNode } from '@tessera/server/database-node'
import { sql } from '@tessera/server/sql'
import type { Cursor } from './cursor.ts'
import { feedItems } from './feed-items.ts'
import { isAfter, oldestOpenTransaction } from './feed-position.ts'
import type { FeedQuery } from './feed-query.ts'

export interface FeedPage {
  /** The items as a JSON list. */
  items: string
  isEmpty: boolean
  /** The cursor of the next page. */
  next: Cursor
  /** Whether another page is available now. */
  more: boolean
}

export const readFeedPage = (
  db: Queryable,
  marketplace: string,
  { limit, isStockAlone }: Pick<FeedQuery, 'limit' | 'isStockAlone'>,
  after?: Cursor,
): Promise<FeedPage> =>
  after && after.walked === undefined
    ? readChangedProducts(db, after, limit, isStockAlone)
    : readNextProducts(db, marketplace, limit, after)

interface WalkedRow {
  items: string
  count: number
  last: string | null
  node: string
  xmin: string
}

/** Walks all products by ID. Writes during the walk count as changes since its start, which come next. */
async function readNextProducts(db: Queryable, marketplace: string, limit: number, after?: Cursor): Promise<FeedPage> {
  const row = await db.find<WalkedRow>(sql`
    with ids as materialized (
      select p.id, row_number() over (order by p.id) as place, false as is_stock from products p
      where p.marketplace_id = ${marketplace} and p.id > ${after?.walked ?? ''}
      order by p.id
      limit ${limit}::int)
    select ${feedItems(marketplace, sql`ids`)} as items, (select count(*)::int from ids) as count,
      (select id from ids order by place desc limit 1) as last, ${databaseNode} as node, ${oldestOpenTransaction}::text as xmin`)
  const { items = '[]', count = 0, last = null, node = '', xmin = '0' } = row ?? {}
  if (after && after.node !== node) return fail('Feed.UnknownCursor')
  const start = after ?? { marketplace, node, xid: xmin, id: '0', at: Date.now() }
  const more = count === limit
  const { walked: _, ...afterwards } = start
  const next = more && last !== null ? { ...start, walked: last } : afterwards
  return { items, isEmpty: count === 0, next, more }
}

interface ChangedRow {
  items: string
  count: number
  last: { xid: string; id: string; at: number } | null
  xmin: string
  node: string
}

/** Products that changed after the cursor, in the order of their last change. */
async function readChangedProducts(
  db: Queryable,
  after: Cursor,
  limit: number,
  isStockAlone: boolean,
): Promise<FeedPage> {
  const { marketplace, xid, id } = after
  const row = await db.find<ChangedRow>(sql`
    with changed as materialized (
      select c.xid, c.id, c.product_id, c.at, c.is_stock from product_changes c
      where ${isAfter(sql`${marketplace}`, sql`${xid}::xid8`, sql`${id}::bigint`)}
      order by c.xid, c.id
      limit ${limit}::int),
    ids as (
      select product_id as id, max(c.id) as place, ${isStockAlone}::boolean and bool_and(c.is_stock) as is_stock
      from changed c group by product_id)
    select ${feedItems(marketplace, sql`ids`)} as items, (select count(*)::int from changed) as count,
      (select json_build_object('xid', c.xid::text, 'id', c.id::text, 'at', (extract(epoch from c.at) * 1000)::bigint)
       from changed c order by c.xid desc, c.id desc limit 1) as last,
      ${oldestOpenTransaction}::text as xmin, ${databaseNode} as node`)
  // a position from another server, or from before a restore, says nothing about this one
  if (!row || row.node !== after.node) return fail('Feed.UnknownCursor')
  const more = row.count === limit
  const next = more && row.last ? { ...after, ...row.last } : { ...after, xid: row.xmin, id: '0', at: Date.now() }
  return { items: row.items, isEmpty: row.count === 0, next, more }
}

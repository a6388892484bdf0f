import type { Order } from '@tessera/client/platform/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { SalesTaskNeeds } from '../sales-needs.ts'

const list = 'orders'
const pageSize = 100
/** Limit of one run; the next run continues. */
const maxPages = 50
/**
 * LastUpdated is set when a change starts, but others see it only after the commit. The overlap is longer than any call
 * takes.
 */
const overlapMilliseconds = 5 * 60_000
const epoch = new Date(0)

/**
 * Records which placed orders changed on the platform since the last run. Cursor and list are saved together, so
 * nothing is lost if the process dies; recorded changes are not recorded again. Returns the number of new ones.
 */
export async function collectOrderChanges(needs: Pick<SalesTaskNeeds, 'database' | 'commerce'>): Promise<number> {
  const cursor = await needs.database.find<{ at: Date }>(
    sql`select changed_at as at from platform_cursors where list = ${list}`,
  )
  let since = new Date(Math.max((cursor?.at ?? epoch).getTime() - overlapMilliseconds, 0))
  let [page, fresh] = [1, 0]
  for (let read = 0; read < maxPages; read += 1) {
    const orders = await readPage(needs, since, page)
    const last = orders.at(-1)
    if (!last) return fresh
    fresh += await needs.database.transaction((db) => saveChanges(db, orders))
    if (orders.length < pageSize) return fresh
    // continue from a time, not from a page: orders that change meanwhile move to the end and would shift others past
    // us
    const reached = new Date(last.LastUpdated ?? since)
    page = reached > since ? 1 : page + 1
    since = reached
  }
  return fresh
}

async function readPage({ commerce }: Pick<SalesTaskNeeds, 'commerce'>, since: Date, page: number): Promise<Order[]> {
  const filters = { IsSubmitted: true, LastUpdated: `>=${since.toISOString()}` }
  const query = { filters, sortBy: ['LastUpdated', 'ID'] as const, page, pageSize }
  return (await commerce.client.Orders.List('Incoming', query, await commerce.backOffice())).Items
}

async function saveChanges(db: Queryable, orders: readonly Order[]): Promise<number> {
  const changes = orders.map(({ ID, LastUpdated }) => ({ id: ID, at: LastUpdated }))
  const written = await db.rows(sql`
    insert into followed_orders (order_id, changed_at)
    select c.id, c.at from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c(id text, at timestamptz)
    order by c.id
    on conflict (order_id) do update set changed_at = excluded.changed_at, tries = 0, next_try_at = now(), problem = null
      where followed_orders.changed_at < excluded.changed_at
    returning order_id`)
  await db.rows(sql`
    insert into platform_cursors (list, changed_at) values (${list}, ${changes.at(-1)?.at}::timestamptz)
    on conflict (list) do update set changed_at = greatest(platform_cursors.changed_at, excluded.changed_at)`)
  return written.length
}

import type { Order } from '@tessera/client/platform/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { SalesTaskNeeds } from '../sales-needs.ts'

type Needs = Pick<SalesTaskNeeds, 'database' | 'commerce'>

const pageSize = 100
/** Limit of one run; the next run continues. */
const maxPages = 50

interface Reader {
  /** The name of its cursor. */
  list: string
  /** Reads this much of what it has read already again. */
  overlapSeconds: number
  /** Stays this far behind the present. */
  delaySeconds: number
}

/**
 * LastUpdated is set when a change starts, but others see it only after the commit. One reader takes what is there within
 * seconds; the other stays further behind than any call takes, so it finds what became visible late. A single one with
 * an overlap of five minutes read each order six times, and above 1,000 orders a minute nothing but its overlap.
 */
const readers: readonly Reader[] = [
  { list: 'orders', overlapSeconds: 30, delaySeconds: 0 },
  { list: 'orders, late', overlapSeconds: 0, delaySeconds: 5 * 60 },
]

/**
 * Records which placed orders changed on the platform since the last run. Cursor and list are saved together, so
 * nothing is lost if the process dies; recorded changes are not recorded again. Returns the number of new ones.
 */
export async function collectOrderChanges(needs: Needs, now: Date): Promise<number> {
  const cursors = await needs.database.rows<{ list: string; at: Date }>(sql`
    select list, changed_at as at from platform_cursors where list = any(${readers.map(({ list }) => list)})`)
  const reached = (name: string) => cursors.find(({ list }) => list === name)?.at.getTime()
  let fresh = 0
  for (const reader of readers) {
    // a shop whose orders were read before there was a second reader does not begin again
    const at = reached(reader.list) ?? (reached('orders') ?? 0) - reader.delaySeconds * 1000
    fresh += await readOn(needs, reader, new Date(Math.max(at - reader.overlapSeconds * 1000, 0)), now)
  }
  return fresh
}

async function readOn(needs: Needs, { list, delaySeconds }: Reader, start: Date, now: Date): Promise<number> {
  const isDue = ({ LastUpdated }: Order) => now.getTime() - Date.parse(LastUpdated ?? '') >= delaySeconds * 1000
  let [since, page, fresh] = [start, 1, 0]
  for (let read = 0; read < maxPages; read += 1) {
    const orders = await readPage(needs, since, page)
    const due = delaySeconds === 0 ? orders : orders.filter(isDue)
    const last = due.at(-1)
    if (!last) return fresh
    fresh += await needs.database.transaction((db) => saveChanges(db, list, due))
    if (due.length < pageSize) return fresh
    // continue from a time, not from a page: orders that change meanwhile move to the end and would shift others past
    // us
    const at = new Date(last.LastUpdated ?? since)
    page = at > since ? 1 : page + 1
    since = at
  }
  return fresh
}

async function readPage({ commerce }: Needs, since: Date, page: number): Promise<Order[]> {
  const filters = { IsSubmitted: true, LastUpdated: `>=${since.toISOString()}` }
  const query = { filters, sortBy: ['LastUpdated', 'ID'] as const, page, pageSize }
  return (await commerce.client.Orders.List('Incoming', query, await commerce.backOffice())).Items
}

async function saveChanges(db: Queryable, list: string, orders: readonly Order[]): Promise<number> {
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

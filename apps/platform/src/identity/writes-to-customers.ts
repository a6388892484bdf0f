import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'

/** Set on API client `c`: its program writes to the customers of its orders itself, as the shop does (0079, 0093). */
export const writesToCustomers: Sql = sql`coalesce(c.xp -> 'WritesToCustomers' = 'true', false)`

/** Leaves the customers to a client that says nothing about it. */
export async function leaveCustomersTo(db: Queryable, clientID: string): Promise<void> {
  await db.rows(sql`
    update api_clients set xp = coalesce(xp, '{}') || '{"WritesToCustomers":true}'
    where lower(id) = lower(${clientID}) and not coalesce(xp ? 'WritesToCustomers', false)`)
}

import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'

/** Set on API client `c`: its orders are estimated and calculated by the platform if no service is connected (0081). */
export const usesBuiltInCheckout: Sql = sql`coalesce(c.xp -> 'BuiltInCheckout' = 'true', false)`

/** Turns the built-in calculator on for a client that says nothing about it. */
export async function turnOnBuiltInCheckout(db: Queryable, clientID: string): Promise<void> {
  await db.rows(sql`
    update api_clients set xp = coalesce(xp, '{}') || '{"BuiltInCheckout":true}'
    where lower(id) = lower(${clientID}) and not coalesce(xp ? 'BuiltInCheckout', false)`)
}

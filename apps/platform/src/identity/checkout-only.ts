import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** Restricts an API client's orders to the seller's checkout. False if no client has this ID. */
export async function setCheckoutOnly(db: Queryable, clientID: string): Promise<boolean> {
  const client = await db.find(sql`
    update api_clients set checkout_only = true where lower(id) = lower(${clientID}) returning true`)
  return client !== undefined
}

/** Whether the orders of any of these clients are restricted to the seller's checkout. */
export async function isCheckoutOnly(
  db: Queryable,
  marketplace: string,
  clientIDs: readonly (string | null)[],
): Promise<boolean> {
  const client = await db.find(sql`
    select from api_clients
    where marketplace_id = ${marketplace} and id = any(${clientIDs}::text[]) and checkout_only
    limit 1`)
  return client !== undefined
}

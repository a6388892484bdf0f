import { notFound } from '@tessera/server/api-error'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** Throws unless each of these products ships from an address of its owner or of its default supplier. */
export async function requireShipFrom(db: Queryable, marketplace: string, ids: readonly string[]): Promise<void> {
  const missing = await db.find<{ address: string }>(sql`
    select p.ship_from_address_id as address
    from products p
    where p.marketplace_id = ${marketplace} and p.id = any(${ids}::text[]) and p.ship_from_address_id is not null and not has_ship_from(p)
    limit 1`)
  if (missing) throw notFound('Address', missing.address)
}

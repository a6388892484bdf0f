import { Product } from '@tessera/contract/platform/catalog/products'
import { notFound } from '@tessera/server/api-error'
import { sql } from '@tessera/server/sql'
import type { BulkBatch } from './bulk-batch.ts'

export interface KnownProduct {
  id: string
  isChild: boolean
  hasInventory: boolean
  tracksVariants: boolean
}

/** The products that assignments and stock records name. Throws if one is missing; locks them until commit. */
export async function knownProducts({ db, marketplace }: BulkBatch, ids: readonly string[]): Promise<KnownProduct[]> {
  const rows = await db.rows<KnownProduct>(sql`
    select id, parent_id is not null as "isChild",
      num_nonnulls(inventory_enabled, inventory_notification_point, inventory_variant_level_tracking, inventory_order_can_exceed,
        inventory_quantity_available) > 0 as "hasInventory",
      coalesce(inventory_variant_level_tracking, false) as "tracksVariants"
    from products
    where marketplace_id = ${marketplace} and id = any(${ids}::text[])
    order by id
    for no key update`)
  const known = new Set(rows.map(({ id }) => id))
  const missing = ids.find((id) => !known.has(id))
  if (missing !== undefined) throw notFound(Product.title, missing)
  return rows
}

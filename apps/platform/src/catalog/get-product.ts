import { Product } from '@tessera/contract/platform/catalog/products'
import { notFound } from '@tessera/server/api-error'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'

export interface ProductRow {
  id: string
  name: string
  owner_id: string
  parent_id: string | null
  is_parent: boolean
  is_bundle: boolean
  all_suppliers_can_sell: boolean
  has_inventory: boolean
  tracks_variants: boolean
}

/** The product's facts that rules of other records need. Locked until commit. */
export async function getProduct({ db, actor }: PlatformCall, id: unknown): Promise<ProductRow> {
  const row = await db.find<ProductRow>(sql`
    select id, name, owner_id, parent_id, is_parent, is_bundle, all_suppliers_can_sell,
      num_nonnulls(inventory_enabled, inventory_notification_point, inventory_variant_level_tracking, inventory_order_can_exceed,
        inventory_quantity_available) > 0 as has_inventory,
      coalesce(inventory_variant_level_tracking, false) as tracks_variants
    from products
    where marketplace_id = ${actor.marketplace} and id = ${id}
    for no key update`)
  if (!row) throw notFound(Product.title, id)
  return row
}

import { Product } from '@tessera/contract/platform/catalog/products'
import { notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { findQueryValue } from '../engine/list-query.ts'
import type { Viewer } from '../visibility/viewer.ts'
import { currentViewer } from '../visibility/viewer-context.ts'
import { visibleProducts } from '../visibility/visible-products.ts'

export interface VisibleProduct {
  id: string
  parentID: string | null
  /** The product whose stock is used: a child without its own stock uses its parent's. */
  stockID: string
}

/** The product in the path and its viewer; throws a 404 if the caller cannot see it. */
export async function getVisibleProduct(call: PlatformCall): Promise<{ product: VisibleProduct; viewer: Viewer }> {
  const id = pathParameter(call, 'productID')
  const catalog = findQueryValue(call, 'catalogID') || undefined
  const viewer = await currentViewer(call)
  const product = await call.db.find<VisibleProduct>(sql`
    select t.id, t.parent_id as "parentID",
      case when num_nonnulls(t.inventory_enabled, t.inventory_notification_point, t.inventory_variant_level_tracking,
        t.inventory_order_can_exceed, t.inventory_quantity_available) = 0 then coalesce(t.parent_id, t.id) else t.id end as "stockID"
    from products t
    where ${visibleProducts(viewer, { catalog })} and t.id = ${id}`)
  if (!product) throw notFound(Product.title, id)
  return { product, viewer }
}

import { Variant } from '@tessera/contract/platform/catalog/variants'
import { notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import { type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { type ListSource, listPage } from '../engine/list-page.ts'
import { tableOf } from '../engine/table.ts'
import { usableStock } from '../visibility/usable-stock.ts'
import type { Viewer } from '../visibility/viewer.ts'
import { getListed } from './find-listed.ts'
import { getVisibleProduct } from './visible-product.ts'

const table = tableOf({ ...Variant, title: 'BuyerVariant' }, '/products/:productID/variants')

/** Variants that can be bought, with the stock available to the caller. */
const variantRows = (viewer: Viewer, productID: string): Sql => sql`(
  select v.marketplace_id, v.id, v.name, v.description, v.active, v.ship_weight, v.ship_height, v.ship_width, v.ship_length, v.xp,
    v.inventory_notification_point, v.inventory_last_updated,
    coalesce(${usableStock(viewer, sql`r.product_id = v.product_id and r.variant_id = v.id`)}, v.inventory_quantity_available)
      as inventory_quantity_available,
    variant_specs(v.marketplace_id, v.specs) as specs
  from variants v
  where v.marketplace_id = ${viewer.marketplace} and v.product_id = ${productID} and v.active) t`

async function variantsOf(call: PlatformCall): Promise<ListSource> {
  const { product, viewer } = await getVisibleProduct(call)
  return { table, from: variantRows(viewer, product.id), where: sql`true` }
}

/** The variant in the path; throws a 404 if it is missing. */
export async function requireVariant(call: PlatformCall, viewer: Viewer, productID: string): Promise<string> {
  const id = pathParameter(call, 'variantID')
  const found = await call.db.find(sql`select from ${variantRows(viewer, productID)} where t.id = ${id}`)
  if (!found) throw notFound(Variant.title, id)
  return id
}

export const variantViews: PlatformHandlers = {
  'Me.ListVariants': async (call) => listPage(call, await variantsOf(call)),
  'Me.GetVariant': async (call) =>
    getListed(call, await variantsOf(call), Variant.title, pathParameter(call, 'variantID')),
}

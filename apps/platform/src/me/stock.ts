import { InventoryRecord } from '@tessera/contract/platform/catalog/inventory'
import type { JsonText } from '@tessera/server/json-text'
import { type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { listPage } from '../engine/list-page.ts'
import { findQueryValue } from '../engine/list-query.ts'
import { tableOf } from '../engine/table.ts'
import { isUsable } from '../visibility/usable-stock.ts'
import type { Viewer } from '../visibility/viewer.ts'
import { requireVariant } from './variants.ts'
import { getVisibleProduct } from './visible-product.ts'

const table = tableOf({ ...InventoryRecord, title: 'BuyerInventoryRecord' }, '/inventoryrecords')

/** Inventory records the caller may use; the address needs a lookup per record and is left out unless requested. */
function listRecords(call: PlatformCall, viewer: Viewer, records: Sql): Promise<JsonText> {
  const hasAddress = findQueryValue(call, 'includeAddress')?.toLowerCase() === 'true'
  const address = sql`(select address_json(a)::jsonb from addresses a
    where a.marketplace_id = r.marketplace_id and a.company_type = r.owner_type and a.company_id = r.owner_id and a.id = r.address_id)`
  const from = sql`(
    select r.*, ${hasAddress ? address : sql`null::jsonb`} as address
    from inventory_records r
    where r.marketplace_id = ${call.actor.marketplace} and ${records} and ${isUsable(viewer)}) t`
  return listPage(call, { table, from, where: sql`true` })
}

export const stockViews: PlatformHandlers = {
  'Me.ListProductInventoryRecords': async (call) => {
    const { product, viewer } = await getVisibleProduct(call)
    return listRecords(call, viewer, sql`r.product_id = ${product.stockID} and r.variant_id is null`)
  },
  'Me.ListVariantInventoryRecords': async (call) => {
    const { product, viewer } = await getVisibleProduct(call)
    const variantID = await requireVariant(call, viewer, product.id)
    return listRecords(call, viewer, sql`r.product_id = ${product.id} and r.variant_id = ${variantID}`)
  },
}

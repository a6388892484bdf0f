import { collectionPath, type Resource } from '@tessera/contract/kit/resource'
import {
  InventoryRecord,
  inventoryRecordAssignments,
  inventoryRecords,
  inventoryRecordsVariant,
  inventoryRecordVariantAssignments,
} from '@tessera/contract/platform/catalog/inventory'
import { fail } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import type { JsonText } from '@tessera/server/json-text'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { partyAssignments } from '../companies/party-assignments.ts'
import { crud } from '../engine/crud.ts'
import { listPage } from '../engine/list-page.ts'
import { findQueryValue } from '../engine/list-query.ts'
import { requireParents } from '../engine/parents.ts'
import { scope } from '../engine/scope.ts'
import { tableOf } from '../engine/table.ts'
import { type WriteRule, withCheck, withRules } from '../engine/with-rules.ts'
import { getProduct } from './get-product.ts'
import { requireSellable } from './product-suppliers.ts'

/** Stock is tracked on one level, so a product and its variants cannot both have records. */
const checkStockLevel: WriteRule = async (call, { before }) => {
  const product = await getProduct(call, pathParameter(call, 'productID'))
  await requireSellable(call, product)
  if (before) return undefined
  if (!product.has_inventory) fail('InventoryConfiguration.ProductInventoryMustExist', { ProductID: product.id })
  const isOfVariant = call.params.variantID !== undefined
  if (isOfVariant !== product.tracks_variants)
    fail('InventoryConfiguration.CannotCreateInventoryRecord', { VariantLevelTracking: product.tracks_variants })
  return undefined
}

/** The address needs a lookup per record and is left out unless requested. */
function listHandlerFor(resource: Resource): (call: PlatformCall) => Promise<JsonText> {
  const whole = tableOf(InventoryRecord, collectionPath(resource))
  const plain = {
    ...tableOf({ ...InventoryRecord, title: 'PlainInventoryRecord' }, collectionPath(resource), whole.name),
  }
  return async (call) => {
    const hasAddress = findQueryValue(call, 'includeAddress')?.toLowerCase() === 'true'
    const from = hasAddress
      ? sql`inventory_records t`
      : sql`(select r.*, null::jsonb as address from inventory_records r) t`
    const page = await listPage(call, { table: hasAddress ? whole : plain, from, where: scope(whole, call) })
    if (page.total === 0) await requireParents(whole, call)
    return page
  }
}

/** Only the owner of a record decides which buyers may use it. */
async function requireOwnRecord({ db, actor, body, params }: PlatformCall): Promise<void> {
  if (actor.userType !== 'supplier') return
  const foreign = await db.find(sql`
    select from inventory_records
    where marketplace_id = ${actor.marketplace} and product_id = ${params.productID} and id = ${body.InventoryRecordID}
      and owner_id <> ${actor.companyID}`)
  if (foreign) fail('Auth.UserNotAuthorizedToAdmin')
}

/** Open orders give stock back to their record, and waiting ones will take from it. A submission locks it, too. */
async function refuseIfOrdered(call: PlatformCall): Promise<void> {
  const { db, actor } = call
  const [product, record] = [pathParameter(call, 'productID'), pathParameter(call, 'inventoryRecordID')]
  await db.send(sql`
    select from inventory_records
    where marketplace_id = ${actor.marketplace} and product_id = ${product} and id = ${record}
    for update`)
  const used = await db.find<{ id: string }>(sql`
    select o.id from line_items l
    join orders o on o.uid = l.order_uid
    where l.product_id = ${product} and l.inventory_record_id = ${record}
      and o.marketplace_id = ${actor.marketplace} and o.status in ('Open', 'AwaitingApproval')
    limit 1`)
  if (used) fail('InventoryRecord.OpenOrdersExist', { InventoryRecordID: record, OrderID: used.id })
}

export const inventoryHandlers: PlatformHandlers = {
  ...withRules(inventoryRecords, checkStockLevel),
  ...withRules(inventoryRecordsVariant, checkStockLevel),
  ...withCheck(crud(inventoryRecords), ['InventoryRecords.Delete'], refuseIfOrdered),
  ...withCheck(crud(inventoryRecordsVariant), ['InventoryRecords.DeleteVariant'], refuseIfOrdered),
  'InventoryRecords.List': listHandlerFor(inventoryRecords),
  'InventoryRecords.ListVariant': listHandlerFor(inventoryRecordsVariant),
  ...partyAssignments(inventoryRecordAssignments, requireOwnRecord),
  ...partyAssignments(inventoryRecordVariantAssignments, requireOwnRecord),
}

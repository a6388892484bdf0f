import { collectionPath, type Resource } from '@tessera/contract/kit/resource'
import {
  InventoryRecord,
  inventoryRecordAssignments,
  inventoryRecords,
  inventoryRecordsVariant,
  inventoryRecordVariantAssignments,
} from '@tessera/contract/platform/catalog/inventory'
import { fail } from '@tessera/server/api-error'
import { parameter } from '@tessera/server/call'
import type { Json } from '@tessera/server/json'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { partyAssignments } from '../companies/party-assignments.ts'
import { findAsked } from '../engine/asked.ts'
import { isEmptyPage, listFull } from '../engine/list.ts'
import { requireParents } from '../engine/parents.ts'
import { type Rule, ruled } from '../engine/ruled.ts'
import { scope } from '../engine/scope.ts'
import { tableOf } from '../engine/table.ts'
import { getProduct } from './get-product.ts'
import { requireSellable } from './product-suppliers.ts'

/** Stock is tracked on one level, so a product and its variants cannot both have records. */
const onItsLevel: Rule = async (call, { before }) => {
  const product = await getProduct(call, parameter(call, 'productID'))
  await requireSellable(call, product)
  if (before) return undefined
  if (!product.has_inventory) fail('InventoryConfiguration.ProductInventoryMustExist', { ProductID: product.id })
  const isOfVariant = call.params.variantID !== undefined
  if (isOfVariant !== product.tracks_variants)
    fail('InventoryConfiguration.CannotCreateInventoryRecord', { VariantLevelTracking: product.tracks_variants })
  return undefined
}

/** The address needs a lookup per record and is left out unless requested. */
function lists(resource: Resource): (call: PlatformCall) => Promise<Json> {
  const whole = tableOf(InventoryRecord, collectionPath(resource))
  const plain = {
    ...tableOf({ ...InventoryRecord, title: 'PlainInventoryRecord' }, collectionPath(resource), whole.name),
  }
  return async (call) => {
    const hasAddress = findAsked(call, 'includeAddress')?.toLowerCase() === 'true'
    const from = hasAddress
      ? sql`inventory_records t`
      : sql`(select r.*, null::jsonb as address from inventory_records r) t`
    const page = await listFull(call, { table: hasAddress ? whole : plain, from, where: scope(whole, call) })
    if (isEmptyPage(page)) await requireParents(whole, call)
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

export const inventoryHandlers: PlatformHandlers = {
  ...ruled(inventoryRecords, onItsLevel),
  ...ruled(inventoryRecordsVariant, onItsLevel),
  'InventoryRecords.List': lists(inventoryRecords),
  'InventoryRecords.ListVariant': lists(inventoryRecordsVariant),
  ...partyAssignments(inventoryRecordAssignments, requireOwnRecord),
  ...partyAssignments(inventoryRecordVariantAssignments, requireOwnRecord),
}

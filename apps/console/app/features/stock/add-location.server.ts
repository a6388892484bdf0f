import type { Product } from '@tessera/client/platform/types.gen'
import type { ProductLot } from '@tessera/contract/shop/product-facts'
import { findOperation } from '../../operations/find-operation.ts'
import { makeAllChanges, type PlannedChange } from '../../operations/make-changes.server.ts'
import { notHere, readOperation } from '../../operations/read-operation.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { codesOf, messagesOf, type StockOutcome } from './save-stock.server.ts'
import type { NewLocation } from './stock-form.ts'

const operationOf = (id: string) => {
  const operation = findOperation(id)
  if (!operation) throw notHere()
  return operation
}

/** The first boxes of a product at a location. A product whose stock is not counted yet is counted from now on. */
export async function addLocation(staff: Staff, productID: string, added: NewLocation): Promise<StockOutcome> {
  const params = { productID }
  const { data } = await readOperation(staff, operationOf('Products.Get'), { params })
  const { Inventory } = data as Product
  const isCounted = Inventory?.Enabled === true
  const counting: PlannedChange = {
    operation: operationOf('Products.Patch'),
    params,
    body: { Inventory: { Enabled: true } },
  }
  const record: PlannedChange = {
    operation: operationOf('InventoryRecords.Create'),
    params,
    body: recordOf(productID, added),
  }
  const options = { key: added.key, isAllOrNothing: true }
  const results = await makeAllChanges(staff, isCounted ? [record] : [counting, record], options)
  const codes = codesOf(results)
  if (codes.length === 0) return { done: 'Location added.' }
  if (codes.includes('Request.IdempotencyKeyReused')) return { done: 'This was already saved.' }
  if (codes.includes('IdExists')) return { problem: 'This location is already in the list. Count it there.' }
  return { problem: messagesOf(results) }
}

function recordOf(productID: string, { addressID, lotNo, boxes, reason, today }: NewLocation) {
  const lot: ProductLot = {
    lotNo,
    shade: '',
    caliber: '',
    boxesOnHand: boxes,
    boxesReserved: 0,
    receivedOn: today,
  }
  return {
    // one record for each location, as the records of the range are named
    ID: `${productID}-${addressID}`,
    AddressID: addressID,
    QuantityAvailable: boxes,
    xp: { lots: lotNo ? [lot] : [], stockReason: reason },
  }
}

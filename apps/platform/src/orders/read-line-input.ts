import type { JsonObject, Line } from '@tessera/domain/order-model/order-state'
import type { LineInput } from '@tessera/domain/orders/line-change'
import type { RequestBody } from '@tessera/server/call'
import { mergeXp } from './merge-xp.ts'
import { readAmount } from './read-amount.ts'

/** Wire names and internal names of the line fields that a caller can set. */
const names = {
  ProductID: 'productID',
  Quantity: 'quantity',
  Specs: 'specs',
  DateNeeded: 'dateNeeded',
  CostCenter: 'costCenter',
  ShippingAccount: 'shippingAccount',
  ShippingAddressID: 'shippingAddressID',
  ShipFromAddressID: 'shipFromAddressID',
  InventoryRecordID: 'inventoryRecordID',
} as const

export function readLineInput(body: RequestBody, merging?: Line): LineInput {
  const plain = Object.entries(names).filter(([name]) => body[name] !== undefined)
  const { UnitPrice: price, xp } = body
  return {
    ...Object.fromEntries(plain.map(([name, own]) => [own, body[name]])),
    ...(price !== undefined && { unitPrice: readAmount(body, 'UnitPrice') }),
    ...(xp !== undefined && { xp: mergeXp(xp as JsonObject | null, merging?.xp) }),
  }
}

/** PUT: omitted fields are reset. */
export function readFullLineInput(body: RequestBody): LineInput {
  const nothing = { dateNeeded: null, costCenter: null, shippingAccount: null, inventoryRecordID: null, xp: null }
  return { quantity: 1, specs: [], ...nothing, ...readLineInput(body) }
}

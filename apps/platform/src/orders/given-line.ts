import type { GivenLine } from '@tessera/domain/orders/line-change'
import type { Json, Line } from '@tessera/domain/orders/sheet'
import type { Body } from '@tessera/server/call'
import { givenAmount } from './given-amount.ts'
import { mergedXp } from './merged-xp.ts'

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

export function givenLine(body: Body, merging?: Line): GivenLine {
  const plain = Object.entries(names).filter(([name]) => body[name] !== undefined)
  const { UnitPrice: price, xp } = body
  return {
    ...Object.fromEntries(plain.map(([name, own]) => [own, body[name]])),
    ...(price !== undefined && { unitPrice: givenAmount(body, 'UnitPrice') }),
    ...(xp !== undefined && { xp: mergedXp(xp as Json | null, merging?.xp) }),
  }
}

/** PUT: omitted fields are reset. */
export function wholeLine(body: Body): GivenLine {
  const nothing = { dateNeeded: null, costCenter: null, shippingAccount: null, inventoryRecordID: null, xp: null }
  return { quantity: 1, specs: [], ...nothing, ...givenLine(body) }
}

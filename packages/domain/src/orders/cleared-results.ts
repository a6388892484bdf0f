/** The part of an order that was changed. */
export type OrderAspect =
  | 'costs'
  | 'promotions'
  | 'billingAddress'
  | 'shippingAddress'
  | 'lines'
  | 'price'
  | 'costCenter'
  | 'xp'

export interface ClearedResults {
  calculation: boolean
  shipEstimates: boolean
}

/** Fields of order and line, and the part they change; other fields invalidate nothing. */
const touchedBy: Readonly<Record<string, OrderAspect>> = {
  shippingCost: 'costs',
  taxCost: 'costs',
  gratuity: 'costs',
  billingAddressID: 'billingAddress',
  shippingAddressID: 'shippingAddress',
  shippingAddress: 'shippingAddress',
  quantity: 'lines',
  unitPrice: 'price',
  priceOverridden: 'price',
  specs: 'price',
  costCenter: 'costCenter',
  xp: 'xp',
}

export const touchedAspects = (fields: readonly string[]): OrderAspect[] => [
  ...new Set(fields.flatMap((field) => touchedBy[field] ?? [])),
]

/** Any such change invalidates the calculation; a new total or shipping address also invalidates the estimates. */
export const clearedBy = (touched: readonly OrderAspect[], isTotalChanged: boolean): ClearedResults => ({
  calculation: touched.length > 0 || isTotalChanged,
  shipEstimates: isTotalChanged || touched.includes('shippingAddress'),
})

/** What of an order was touched. */
export type Touched =
  | 'costs'
  | 'promotions'
  | 'billingAddress'
  | 'shippingAddress'
  | 'lines'
  | 'price'
  | 'costCenter'
  | 'xp'

export interface Cleared {
  calculation: boolean
  shipEstimates: boolean
}

/** Fields of order and line, and what a change to them touches; the rest touches nothing that was worked out. */
const touchedBy: Readonly<Record<string, Touched>> = {
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

export const touchedFields = (fields: readonly string[]): Touched[] => [
  ...new Set(fields.flatMap((field) => touchedBy[field] ?? [])),
]

/** Anything touched outdates the calculation; a new total or another place to ship to outdates the estimates as well. */
export const clearedBy = (touched: readonly Touched[], isTotalChanged: boolean): Cleared => ({
  calculation: touched.length > 0 || isTotalChanged,
  shipEstimates: isTotalChanged || touched.includes('shippingAddress'),
})

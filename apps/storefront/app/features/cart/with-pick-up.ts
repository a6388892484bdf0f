import type { OrderTotals } from '@tessera/client/shop/types.gen'

/** The totals of a customer who has chosen pickup and no store yet: free, and taxed at the store. */
export const withPickUp = (totals: OrderTotals): OrderTotals => ({
  ...totals,
  shippingCents: 0,
  taxCents: null,
  totalCents: totals.totalCents - (totals.shippingCents ?? 0) - (totals.taxCents ?? 0),
  isComplete: false,
})

import type { OrderTotals, ShippingEstimate } from '@tessera/client/shop/types.gen'

/** The totals with the cheapest estimated delivery, until checkout knows the price. */
export function withEstimate(totals: OrderTotals, estimate: ShippingEstimate | null | undefined): OrderTotals {
  if (totals.shippingCents !== null || !estimate || estimate.options.length === 0) return totals
  const shippingCents = Math.min(...estimate.options.map(({ costCents }) => costCents))
  return { ...totals, shippingCents, totalCents: totals.totalCents + shippingCents }
}

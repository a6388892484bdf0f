import { calculateCosts } from './calculate-costs.ts'
import type { CheckoutLine, CheckoutOrder } from './checkout.ts'
import { shipEstimates } from './ship-estimates.ts'

/** Whole cents. */
export interface AddedCost {
  shippingCents: number
  taxCents: number
}

/**
 * The increase of freight and tax when lines are added to an order with this ship method. Both are computed with and
 * without the lines, so that the order costs the same as if ordered at once. Undefined if the method no longer fits.
 */
export function addedCost(
  before: CheckoutOrder,
  added: readonly CheckoutLine[],
  methodID: string | null,
): AddedCost | undefined {
  const [old, all] = [costOf(before, methodID), costOf({ ...before, lines: [...before.lines, ...added] }, methodID)]
  if (!old || !all) return undefined
  const grown = (was: number, is: number) => Math.max(0, Math.round(is * 100) - Math.round(was * 100))
  return {
    shippingCents: grown(old.ShippingTotal, all.ShippingTotal),
    taxCents: grown(old.TaxTotal, all.TaxTotal),
  }
}

function costOf(checkout: CheckoutOrder, methodID: string | null) {
  const { ShipEstimates } = methodID === null ? { ShipEstimates: [] } : shipEstimates(checkout)
  const isCarried = ShipEstimates.every(({ ShipMethods }) => ShipMethods.some(({ ID }) => ID === methodID))
  if (!isCarried) return undefined
  return calculateCosts(
    checkout,
    ShipEstimates.map((estimate) => ({ ...estimate, SelectedShipMethodID: methodID })),
  )
}

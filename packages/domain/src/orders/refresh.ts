import { pricingContext, repriceLines } from '../pricing/reprice-lines.ts'
import { finishChange, type OrderChange } from './line-change.ts'
import type { Offers } from './offer.ts'
import type { Line, OrderState } from './order-state.ts'

/** Reprices the cart today; undefined if no price changed. Submitted orders are not repriced. */
export function findRefreshed(state: OrderState, offers: Offers, now: Date): OrderChange | undefined {
  if (state.order.isSubmitted) return undefined
  const { lines } = repriceLines(state.lines, offers, pricingContext(state, now))
  if (pricesOf(lines) === pricesOf(state.lines)) return undefined
  return finishChange(state, { ...state, lines }, ['price'], now)
}

/** All values set by pricing. Stored JSON comes back with its keys reordered, so values are listed explicitly. */
const pricesOf = (lines: readonly Line[]): string =>
  JSON.stringify(
    lines.map(({ unitPrice, lineSubtotal, priceScheduleID, isOnSale, variantID, specs }) => [
      ...[unitPrice, lineSubtotal, priceScheduleID, isOnSale, variantID],
      specs.map((spec) => [spec.SpecID, spec.Name, spec.OptionID, spec.Value, spec.PriceMarkupType, spec.PriceMarkup]),
    ]),
  )

/** Removes lines that the user cannot see or that are no longer sold; bundles are removed as a whole. */
export function withoutUnavailable(state: OrderState, offers: Offers): OrderState {
  const gone = new Set(
    state.lines.filter(({ productID }) => !offers.get(productID)?.product.active).map(({ id }) => id),
  )
  const bundles = new Set(
    state.lines.filter(({ id }) => gone.has(id)).map(({ id, bundleItemID }) => bundleItemID ?? id),
  )
  const lines = state.lines.filter(({ id, bundleItemID }) => !bundles.has(id) && !bundles.has(bundleItemID ?? id))
  const kept = new Set(lines.map(({ id }) => id))
  const promotions = state.promotions.filter(({ lineItemID }) => lineItemID === null || kept.has(lineItemID))
  return { ...state, lines, promotions }
}

import type { OffersByProduct } from '../order-model/offer.ts'
import type { Line, OrderState } from '../order-model/order-state.ts'
import { pricingContext, repriceLines } from '../pricing/reprice-lines.ts'
import { finishChange, type OrderChange } from './line-change.ts'

/** Reprices the cart today; undefined if no price changed. Submitted orders are not repriced. */
export function findRefreshed(state: OrderState, offers: OffersByProduct, now: Date): OrderChange | undefined {
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

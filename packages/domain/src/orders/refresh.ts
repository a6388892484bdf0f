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

/**
 * Drops the lines whose products the buyer can no longer see; a bundle leaves as a whole. Undefined if there is none.
 * Lines that were shipped stay, and so do submitted orders.
 */
export function findWithoutUnavailable(state: OrderState, offers: OffersByProduct, now: Date): OrderChange | undefined {
  if (state.order.status !== 'Unsubmitted') return undefined
  const groupOf = ({ id, bundleItemID }: Line): string => bundleItemID ?? id
  const isGone = ({ productID }: Line): boolean => !offers.get(productID)?.product.active
  const gone = new Set(state.lines.filter(isGone).map(groupOf))
  const shipped = new Set(state.lines.filter(({ quantityShipped }) => quantityShipped > 0).map(groupOf))
  const lines = state.lines.filter((line) => !gone.has(groupOf(line)) || shipped.has(groupOf(line)))
  if (lines.length === state.lines.length) return undefined
  const left = new Set(lines.map(({ id }) => id))
  const promotions = state.promotions.filter(({ lineItemID }) => lineItemID === null || left.has(lineItemID))
  return finishChange(state, { ...state, lines, promotions }, ['lines'], now)
}

/** All values set by pricing. Stored JSON comes back with its keys reordered, so values are listed explicitly. */
const pricesOf = (lines: readonly Line[]): string =>
  JSON.stringify(
    lines.map(({ unitPrice, lineSubtotal, priceScheduleID, isOnSale, variantID, specs }) => [
      ...[unitPrice, lineSubtotal, priceScheduleID, isOnSale, variantID],
      specs.map((spec) => [spec.SpecID, spec.Name, spec.OptionID, spec.Value, spec.PriceMarkupType, spec.PriceMarkup]),
    ]),
  )

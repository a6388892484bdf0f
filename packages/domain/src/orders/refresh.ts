import { pricingContext, repriceLines } from '../pricing/reprice.ts'
import { type SheetChange, settled } from './line-change.ts'
import type { Offers } from './offer.ts'
import type { Line, Sheet } from './sheet.ts'

/** The cart at today's prices; undefined when nothing costs anything else. Submitted orders stay as they are. */
export function findRefreshed(sheet: Sheet, offers: Offers, now: Date): SheetChange | undefined {
  if (sheet.order.isSubmitted) return undefined
  const { lines } = repriceLines(sheet.lines, offers, pricingContext(sheet, now))
  if (pricesOf(lines) === pricesOf(sheet.lines)) return undefined
  return settled(sheet, { ...sheet, lines }, ['price'], now)
}

/** All that pricing decides. Stored JSON comes back with its names in another order, so values are named one by one. */
const pricesOf = (lines: readonly Line[]): string =>
  JSON.stringify(
    lines.map(({ unitPrice, lineSubtotal, priceScheduleID, isOnSale, variantID, specs }) => [
      ...[unitPrice, lineSubtotal, priceScheduleID, isOnSale, variantID],
      specs.map((spec) => [spec.SpecID, spec.Name, spec.OptionID, spec.Value, spec.PriceMarkupType, spec.PriceMarkup]),
    ]),
  )

/** The cart without what its user cannot see any more, or that is not on sale; bundles go as a whole. */
export function withoutUnavailable(sheet: Sheet, offers: Offers): Sheet {
  const gone = new Set(
    sheet.lines.filter(({ productID }) => !offers.get(productID)?.product.active).map(({ id }) => id),
  )
  const bundles = new Set(
    sheet.lines.filter(({ id }) => gone.has(id)).map(({ id, bundleItemID }) => bundleItemID ?? id),
  )
  const lines = sheet.lines.filter(({ id, bundleItemID }) => !bundles.has(id) && !bundles.has(bundleItemID ?? id))
  const kept = new Set(lines.map(({ id }) => id))
  const promotions = sheet.promotions.filter(({ lineItemID }) => lineItemID === null || kept.has(lineItemID))
  return { ...sheet, lines, promotions }
}

import { pricingContext, repriceLines } from '../pricing/reprice.ts'
import { type SheetChange, settled } from './line-change.ts'
import type { Offers } from './offer.ts'
import type { Line, Sheet } from './sheet.ts'

/** Reprices the cart today; undefined if no price changed. Submitted orders are not repriced. */
export function findRefreshed(sheet: Sheet, offers: Offers, now: Date): SheetChange | undefined {
  if (sheet.order.isSubmitted) return undefined
  const { lines } = repriceLines(sheet.lines, offers, pricingContext(sheet, now))
  if (pricesOf(lines) === pricesOf(sheet.lines)) return undefined
  return settled(sheet, { ...sheet, lines }, ['price'], now)
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

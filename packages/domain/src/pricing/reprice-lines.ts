import { minus, roundHalfUp, sum, toUnits, type Units } from '../money.ts'
import type { OffersByProduct } from '../order-model/offer.ts'
import type { Line, OrderState } from '../order-model/order-state.ts'
import type { Problem } from '../order-model/problem.ts'
import { updateIfChanged } from '../update-if-changed.ts'
import { findMarkedUp } from './markup.ts'
import { type PricingContext, priceLine } from './price-line.ts'

export interface RepricedLines {
  lines: readonly Line[]
  /** Lines without a price today, by ID; they keep their earlier price. */
  problems: ReadonlyMap<string, readonly Problem[]>
}

/** Prices all lines today. One changed line may change others, if quantities of a product are cumulative. */
export function repriceLines(lines: readonly Line[], offers: OffersByProduct, context: PricingContext): RepricedLines {
  const problems = new Map<string, readonly Problem[]>()
  const repriced = lines.map((line) => {
    const pricing = priceLine(line, lines, offers.get(line.productID), context)
    if (pricing.ok) return updateIfChanged(line, pricing.priced)
    problems.set(line.id, pricing.problems)
    return line
  })
  return { lines: repriced, problems }
}

export const pricingContext = ({ order }: OrderState, now: Date): PricingContext => ({
  now,
  isSubscription: order.subscriptionID !== null,
  currency: order.currency,
})

/**
 * Changes the quantity at the agreed price: submitted lines are not repriced. Undefined if the line would cost too
 * much.
 */
export function findRequantified(line: Line, quantity: number): Line | undefined {
  const once = line.priceOverridden ? [] : line.specs.filter(({ PriceMarkupType }) => PriceMarkupType === 'AmountTotal')
  const total = sum(once.map(({ PriceMarkup }) => toUnits(PriceMarkup ?? 0)))
  const each = minus(line.unitPrice, shareOf(total, line.quantity))
  const price = findMarkedUp(each, [{ type: 'AmountTotal', size: total }], quantity)
  return price && { ...line, ...price, quantity }
}

const shareOf = (total: Units, quantity: number): Units => toUnits(`${roundHalfUp(BigInt(total), BigInt(quantity))}e-4`)

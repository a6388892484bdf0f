import type { ExpressionFacts } from '../expression/facts.ts'
import { minus, smaller, sum, type Units, zero } from '../money.ts'
import { amountIn, lineID } from './line-fields.ts'
import { reachesShipping } from './promotion-expressions.ts'
import type { AppliedPromotion, PromotionAmount } from './promotion-terms.ts'

/** The amounts still left to discount, so that no discount exceeds its base. */
export interface RemainingAmounts {
  lines: Map<string, Units>
  goods: Units
  shipping: Units
}

const subtractOrZero = (left: Units, taken: Units): Units => (taken < left ? minus(left, taken) : zero)

function fullAmounts({ order, lines }: ExpressionFacts): RemainingAmounts {
  const subtotals = lines.map((line): [string, Units] => [lineID(line), amountIn(line, 'LineSubtotal')])
  return {
    lines: new Map(subtotals),
    goods: sum(subtotals.map(([, subtotal]) => subtotal)),
    shipping: amountIn(order, 'ShippingCost'),
  }
}

export function maxDiscount(left: RemainingAmounts, lineItemID: string | null, isForShipping: boolean): Units {
  if (lineItemID !== null) return smaller(left.lines.get(lineItemID) ?? zero, left.goods)
  return isForShipping ? sum([left.goods, left.shipping]) : left.goods
}

/** Deducts a discount from a line, or from the order: from shipping first, for promotions that include it. */
export function takeDiscount(
  left: RemainingAmounts,
  { lineItemID, amount }: PromotionAmount,
  isForShipping: boolean,
): void {
  if (lineItemID !== null) left.lines.set(lineItemID, subtractOrZero(left.lines.get(lineItemID) ?? zero, amount))
  const offShipping = lineItemID === null && isForShipping ? smaller(amount, left.shipping) : zero
  left.shipping = minus(left.shipping, offShipping)
  left.goods = subtractOrZero(left.goods, minus(amount, offShipping))
}

export function remainingAfter(facts: ExpressionFacts, before: readonly AppliedPromotion[]): RemainingAmounts {
  const left = fullAmounts(facts)
  for (const { promotion, amounts } of before) {
    const isForShipping = reachesShipping(promotion)
    for (const amount of amounts) takeDiscount(left, amount, isForShipping)
  }
  return left
}

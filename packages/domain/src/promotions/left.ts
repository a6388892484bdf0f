import type { ExpressionFacts } from '../expression/facts.ts'
import { minus, smaller, sum, type Units, zero } from '../money.ts'
import { amountIn, lineID } from './line-fields.ts'
import { reachesShipping } from './rules.ts'
import type { AppliedPromotion, PromotionAmount } from './terms.ts'

/** The amounts still left to discount, so that no discount exceeds its base. */
export interface Left {
  lines: Map<string, Units>
  goods: Units
  shipping: Units
}

const without = (left: Units, taken: Units): Units => (taken < left ? minus(left, taken) : zero)

function everything({ order, lines }: ExpressionFacts): Left {
  const subtotals = lines.map((line): [string, Units] => [lineID(line), amountIn(line, 'LineSubtotal')])
  return {
    lines: new Map(subtotals),
    goods: sum(subtotals.map(([, subtotal]) => subtotal)),
    shipping: amountIn(order, 'ShippingCost'),
  }
}

export function mostFor(left: Left, lineItemID: string | null, isForShipping: boolean): Units {
  if (lineItemID !== null) return smaller(left.lines.get(lineItemID) ?? zero, left.goods)
  return isForShipping ? sum([left.goods, left.shipping]) : left.goods
}

/** Deducts a discount from a line, or from the order: from shipping first, for promotions that include it. */
export function take(left: Left, { lineItemID, amount }: PromotionAmount, isForShipping: boolean): void {
  if (lineItemID !== null) left.lines.set(lineItemID, without(left.lines.get(lineItemID) ?? zero, amount))
  const offShipping = lineItemID === null && isForShipping ? smaller(amount, left.shipping) : zero
  left.shipping = minus(left.shipping, offShipping)
  left.goods = without(left.goods, minus(amount, offShipping))
}

export function leftAfter(facts: ExpressionFacts, before: readonly AppliedPromotion[]): Left {
  const left = everything(facts)
  for (const { promotion, amounts } of before) {
    const isForShipping = reachesShipping(promotion)
    for (const amount of amounts) take(left, amount, isForShipping)
  }
  return left
}

import type { LineFact } from '../expression/facts.ts'
import { fromUnits, minus, sum, type Units, zero } from '../money.ts'
import type { PromotionFacts } from './facts.ts'
import { amountIn, lineID } from './line-fields.ts'
import type { AppliedPromotion } from './promotion-terms.ts'

const additions = ['TaxCost', 'ShippingCost', 'Gratuity', 'Fees'] as const

/** Applies earlier promotions to the facts, so that the next one sees the reduced amounts. */
export function applyDiscounts(facts: PromotionFacts, before: readonly AppliedPromotion[]): PromotionFacts {
  const discounts = discountsByLine(before)
  const subtotal = sum(facts.lines.map((line) => amountIn(line, 'LineSubtotal')))
  const discount = sum([...discounts.values()])
  const total = minus(sum([subtotal, ...additions.map((field) => amountIn(facts.order, field))]), discount)
  return {
    ...facts,
    order: {
      ...facts.order,
      Subtotal: fromUnits(subtotal),
      PromotionDiscount: fromUnits(discount),
      Total: fromUnits(total < 0 ? zero : total),
    },
    lines: facts.lines.map((line) => discountedLine(line, discounts.get(lineID(line)) ?? zero)),
  }
}

/** By line; discounts on the whole order are under null. */
function discountsByLine(before: readonly AppliedPromotion[]): ReadonlyMap<string | null, Units> {
  const discounts = new Map<string | null, Units>()
  for (const { amounts } of before)
    for (const { lineItemID, amount } of amounts)
      discounts.set(lineItemID, sum([discounts.get(lineItemID) ?? zero, amount]))
  return discounts
}

const discountedLine = (line: LineFact, discount: Units): LineFact => ({
  ...line,
  PromotionDiscount: fromUnits(discount),
  LineTotal: fromUnits(minus(amountIn(line, 'LineSubtotal'), discount)),
})

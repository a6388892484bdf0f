import type { Exact } from '../expression/exact.ts'
import type { LineFact } from '../expression/facts.ts'
import type { CallNode } from '../expression/tree.ts'
import type { ExpressionValue } from '../expression/value.ts'
import { applyDiscounts } from './apply-discounts.ts'
import type { PromotionFacts } from './facts.ts'
import { lineID, quantityOf } from './line-fields.ts'
import { isEligible, matchingLines } from './matching-lines.ts'
import { findValueRule, reachesShipping } from './promotion-expressions.ts'
import type { AppliedPromotion, PromotionAmount, PromotionCandidate, PromotionTerms } from './promotion-terms.ts'
import { maxDiscount, type RemainingAmounts, remainingAfter, takeDiscount } from './remaining-amounts.ts'
import { toAmount, worthOf, worthOfUnits } from './worth.ts'

interface AmountRequest {
  readonly lineItemID: string | null
  readonly worth: Exact
}

/**
 * The amounts of a promotion after earlier ones: one for the order, or one per line. Whole cents, not negative,
 * together never more than is left. Empty if not eligible or priced elsewhere.
 */
export function promotionAmounts(
  promotion: PromotionTerms,
  facts: PromotionFacts,
  before: readonly AppliedPromotion[] = [],
): PromotionAmount[] {
  const current = applyDiscounts(facts, before)
  const requests = promotion.LineItemLevel ? lineRequests(promotion, current) : orderRequests(promotion, current)
  return grantAmounts(promotion, requests, remainingAfter(facts, before))
}

/** The amounts of a candidate: its fixed amounts, capped, or computed ones. */
export function amountsFor<P extends PromotionTerms>(
  { promotion, fixedAmounts }: PromotionCandidate<P>,
  facts: PromotionFacts,
  before: readonly AppliedPromotion[],
): PromotionAmount[] {
  if (!fixedAmounts) return promotionAmounts(promotion, facts, before)
  const requests = fixedAmounts.map(({ lineItemID, amount }) => ({ lineItemID, worth: worthOfUnits(amount) }))
  return grantAmounts(promotion, requests, remainingAfter(facts, before))
}

function orderRequests(promotion: PromotionTerms, facts: PromotionFacts): AmountRequest[] {
  const rule = findValueRule(promotion)
  if (!rule || !isEligible(promotion, facts)) return []
  return [{ lineItemID: null, worth: worthOf(rule, facts, 1, new Map()) }]
}

function lineRequests(promotion: PromotionTerms, facts: PromotionFacts): AmountRequest[] {
  const rule = findValueRule(promotion)
  if (!rule) return []
  const remembered = new Map<CallNode, ExpressionValue>()
  return servedLines(promotion, matchingLines(promotion, facts)).map(({ item, units }) => ({
    lineItemID: lineID(item),
    worth: worthOf(rule, { ...facts, item }, units, remembered),
  }))
}

interface Served {
  readonly item: LineFact
  readonly units: number
}

/** The first lines up to the limit. With a unit limit the value is per unit, otherwise per line. */
function servedLines(promotion: PromotionTerms, lines: readonly LineFact[]): Served[] {
  const { QuantityLimitPerOrder: mostUnits, ItemLimitPerOrder: mostLines } = promotion
  if (mostUnits === null)
    return lines.slice(0, Math.max(0, mostLines ?? lines.length)).map((item) => ({ item, units: 1 }))
  let left = mostUnits
  return lines.flatMap((item) => {
    const units = Math.min(quantityOf(item), left)
    left -= units
    return units > 0 ? [{ item, units }] : []
  })
}

function grantAmounts(
  promotion: PromotionTerms,
  requests: readonly AmountRequest[],
  left: RemainingAmounts,
): PromotionAmount[] {
  const isForShipping = reachesShipping(promotion)
  return requests.map(({ lineItemID, worth }) => {
    const amount = { lineItemID, amount: toAmount(worth, maxDiscount(left, lineItemID, isForShipping)) }
    takeDiscount(left, amount, isForShipping)
    return amount
  })
}

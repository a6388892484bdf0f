import type { Exact } from '../expression/exact.ts'
import type { LineFact } from '../expression/facts.ts'
import type { Call } from '../expression/tree.ts'
import type { Value } from '../expression/value.ts'
import { discounted } from './discounted.ts'
import type { PromotionFacts } from './facts.ts'
import { type Left, leftAfter, mostFor, take } from './left.ts'
import { lineID, quantityOf } from './line-fields.ts'
import { isEligible, matchingLines } from './matching-lines.ts'
import { findValueRule, reachesShipping } from './rules.ts'
import type { AppliedPromotion, Candidate, PromotionAmount, PromotionTerms } from './terms.ts'
import { toAmount, worthOf, worthOfUnits } from './worth.ts'

interface Wish {
  readonly lineItemID: string | null
  readonly worth: Exact
}

/**
 * The amounts of a promotion after earlier ones: one for the order, or one per line. Whole cents, not negative,
 * together never more than is left. Empty if not eligible or priced elsewhere.
 */
export function amountsOf(
  promotion: PromotionTerms,
  facts: PromotionFacts,
  before: readonly AppliedPromotion[] = [],
): PromotionAmount[] {
  const current = discounted(facts, before)
  const wishes = promotion.LineItemLevel ? lineWishes(promotion, current) : orderWishes(promotion, current)
  return granted(promotion, wishes, leftAfter(facts, before))
}

/** The amounts of a candidate: its fixed amounts, capped, or computed ones. */
export function amountsFor<P extends PromotionTerms>(
  { promotion, fixedAmounts }: Candidate<P>,
  facts: PromotionFacts,
  before: readonly AppliedPromotion[],
): PromotionAmount[] {
  if (!fixedAmounts) return amountsOf(promotion, facts, before)
  const wishes = fixedAmounts.map(({ lineItemID, amount }) => ({ lineItemID, worth: worthOfUnits(amount) }))
  return granted(promotion, wishes, leftAfter(facts, before))
}

function orderWishes(promotion: PromotionTerms, facts: PromotionFacts): Wish[] {
  const rule = findValueRule(promotion)
  if (!rule || !isEligible(promotion, facts)) return []
  return [{ lineItemID: null, worth: worthOf(rule, facts, 1, new Map()) }]
}

function lineWishes(promotion: PromotionTerms, facts: PromotionFacts): Wish[] {
  const rule = findValueRule(promotion)
  if (!rule) return []
  const remembered = new Map<Call, Value>()
  return served(promotion, matchingLines(promotion, facts)).map(({ item, units }) => ({
    lineItemID: lineID(item),
    worth: worthOf(rule, { ...facts, item }, units, remembered),
  }))
}

interface Served {
  readonly item: LineFact
  readonly units: number
}

/** The first lines up to the limit. With a unit limit the value is per unit, otherwise per line. */
function served(promotion: PromotionTerms, lines: readonly LineFact[]): Served[] {
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

function granted(promotion: PromotionTerms, wishes: readonly Wish[], left: Left): PromotionAmount[] {
  const isForShipping = reachesShipping(promotion)
  return wishes.map(({ lineItemID, worth }) => {
    const amount = { lineItemID, amount: toAmount(worth, mostFor(left, lineItemID, isForShipping)) }
    take(left, amount, isForShipping)
    return amount
  })
}

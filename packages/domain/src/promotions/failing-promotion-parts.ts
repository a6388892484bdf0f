import type { FailingPart } from '../expression/failing-parts.ts'
import { failingParts, failingValue } from '../expression/failing-parts.ts'
import type { CallNode, ExpressionNode } from '../expression/tree.ts'
import type { ExpressionValue } from '../expression/value.ts'
import { applyDiscounts } from './apply-discounts.ts'
import type { PromotionFacts } from './facts.ts'
import { isEligible, matchingLines } from './matching-lines.ts'
import { findEligibleRule, findValueRule } from './promotion-expressions.ts'
import type { AppliedPromotion, PromotionTerms } from './promotion-terms.ts'

export interface FailingPromotionPart extends FailingPart {
  property: 'EligibleExpression' | 'ValueExpression'
  /** Lines that fail at this part; 0 for a part that asks nothing of a line. */
  lineCount: number
}

/** The parts of the expressions that leave an order without a discount. Empty if something else does. */
export function failingPromotionParts(
  promotion: PromotionTerms,
  facts: PromotionFacts,
  before: readonly AppliedPromotion[],
): FailingPromotionPart[] {
  const current = applyDiscounts(facts, before)
  if (!isEligible(promotion, current)) return failingConditions(promotion, current)
  const rule = findValueRule(promotion)
  if (!rule) return []
  const items = promotion.LineItemLevel ? matchingLines(promotion, current) : [undefined]
  return groupParts(
    'ValueExpression',
    items.map((item) => [failingValue(rule, { ...current, item })]),
    promotion.LineItemLevel,
  )
}

function failingConditions(promotion: PromotionTerms, facts: PromotionFacts): FailingPromotionPart[] {
  const rule = findEligibleRule(promotion)
  if (!rule) return []
  return groupParts('EligibleExpression', partsByLine(promotion, rule, facts), promotion.LineItemLevel)
}

function partsByLine({ LineItemLevel }: PromotionTerms, rule: ExpressionNode, facts: PromotionFacts): FailingPart[][] {
  if (!LineItemLevel) return [failingParts(rule, facts)]
  const remembered = new Map<CallNode, ExpressionValue>()
  return facts.lines.map((item) => failingParts(rule, { ...facts, item }, { remembered }))
}

/** Lines that fail at the same part are counted, with the words of the first. */
function groupParts(
  property: FailingPromotionPart['property'],
  parts: readonly FailingPart[][],
  isByLine: boolean,
): FailingPromotionPart[] {
  const groups = Map.groupBy(parts.flat(), ({ position, text }) => `${position} ${text}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    return first ? [{ ...first, property, lineCount: isByLine ? group.length : 0 }] : []
  })
}

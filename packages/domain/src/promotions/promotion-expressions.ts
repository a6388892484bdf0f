import { parseExpression } from '../expression/parse.ts'
import { type ExpressionNode, someNode } from '../expression/tree.ts'
import type { PromotionTerms } from './promotion-terms.ts'

const findTree = (text: string | null): ExpressionNode | undefined => {
  const parsed = text === null ? undefined : parseExpression(text)
  return parsed?.ok ? parsed.tree : undefined
}

export const findEligibleRule = ({ EligibleExpression }: PromotionTerms): ExpressionNode | undefined =>
  findTree(EligibleExpression)
/** Undefined if an integration sets the value. */
export const findValueRule = ({ ValueExpression, UseIntegration }: PromotionTerms): ExpressionNode | undefined =>
  UseIntegration ? undefined : findTree(ValueExpression)

const isShippingCost = (node: ExpressionNode): boolean =>
  node.kind === 'path' && node.names.join('.').toLowerCase() === 'order.shippingcost'

/** A promotion discounts shipping only if its value expression mentions shipping; others discount goods only. */
export function reachesShipping(promotion: PromotionTerms): boolean {
  const isPossible = !promotion.LineItemLevel && /shippingcost/i.test(promotion.ValueExpression ?? '')
  const rule = isPossible ? findValueRule(promotion) : undefined
  return rule !== undefined && someNode(rule, isShippingCost)
}

import { parseExpression } from '../expression/parse.ts'
import { type Node, someNode } from '../expression/tree.ts'
import type { PromotionTerms } from './terms.ts'

const findTree = (text: string | null): Node | undefined => {
  const parsed = text === null ? undefined : parseExpression(text)
  return parsed?.ok ? parsed.tree : undefined
}

export const findEligibleRule = ({ EligibleExpression }: PromotionTerms): Node | undefined =>
  findTree(EligibleExpression)
/** Undefined if an integration sets the value. */
export const findValueRule = ({ ValueExpression, UseIntegration }: PromotionTerms): Node | undefined =>
  UseIntegration ? undefined : findTree(ValueExpression)

const isShippingCost = (node: Node): boolean =>
  node.kind === 'path' && node.names.join('.').toLowerCase() === 'order.shippingcost'

/** A promotion discounts shipping only if its value expression mentions shipping; others discount goods only. */
export function reachesShipping(promotion: PromotionTerms): boolean {
  const isPossible = !promotion.LineItemLevel && /shippingcost/i.test(promotion.ValueExpression ?? '')
  const rule = isPossible ? findValueRule(promotion) : undefined
  return rule !== undefined && someNode(rule, isShippingCost)
}

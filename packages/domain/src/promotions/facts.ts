import type { ExpressionFacts } from '../expression/facts.ts'

/** The order and its lines as the wire shows them; discounts are worked out anew, whatever they say. */
export interface PromotionFacts extends ExpressionFacts {
  readonly marketplaceOwnerID: string
}

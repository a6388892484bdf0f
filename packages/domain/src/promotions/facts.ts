import type { ExpressionFacts } from '../expression/facts.ts'

/** The order and its lines as in the API; their discounts are ignored and recomputed. */
export interface PromotionFacts extends ExpressionFacts {
  readonly marketplaceOwnerID: string
}

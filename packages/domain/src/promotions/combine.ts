import type { AppliedPromotion, PromotionTerms } from './promotion-terms.ts'

/** A promotion that cannot be combined must be the only one, first or last. */
export function canCombine(applied: readonly AppliedPromotion[], candidate: PromotionTerms): boolean {
  const others = applied.filter(({ promotion }) => promotion.ID !== candidate.ID)
  return others.length === 0 || (candidate.CanCombine && others.every(({ promotion }) => promotion.CanCombine))
}

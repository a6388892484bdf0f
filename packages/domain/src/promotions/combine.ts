import type { AppliedPromotion, PromotionTerms } from './terms.ts'

/** One that cannot be combined stands alone, whether it came first or comes last. */
export function canCombine(applied: readonly AppliedPromotion[], candidate: PromotionTerms): boolean {
  const others = applied.filter(({ promotion }) => promotion.ID !== candidate.ID)
  return others.length === 0 || (candidate.CanCombine && others.every(({ promotion }) => promotion.CanCombine))
}

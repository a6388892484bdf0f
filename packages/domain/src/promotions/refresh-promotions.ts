import { errors } from '@tessera/contract/errors'
import { amountsFor } from './amounts.ts'
import { chooseAutomatic } from './automatic.ts'
import type { PromotionFacts } from './facts.ts'
import { type PromotionProblem, promotionProblem } from './problem.ts'
import type { AppliedPromotion, PromotionCandidate, PromotionTerms } from './promotion-terms.ts'

type RemovedPromotion<P extends PromotionTerms> = AppliedPromotion<P> & PromotionProblem

export interface RefreshedPromotions<P extends PromotionTerms> {
  /** In the order they were applied, with recomputed amounts. */
  readonly keep: readonly AppliedPromotion<P>[]
  readonly added: readonly AppliedPromotion<P>[]
  /** With their earlier amounts and the reason for removal. */
  readonly removed: readonly RemovedPromotion<P>[]
}

/** Rechecks the applied promotions in order, then adds automatic ones. */
export function refreshPromotions<P extends PromotionTerms>(
  applied: readonly (PromotionCandidate<P> & AppliedPromotion<P>)[],
  automatic: readonly PromotionCandidate<P>[],
  facts: PromotionFacts,
): RefreshedPromotions<P> {
  const keep: AppliedPromotion<P>[] = []
  const removed: RemovedPromotion<P>[] = []
  for (const candidate of applied) {
    const { promotion, amounts } = candidate
    const problem = promotionProblem(promotion, { ...candidate, facts, appliedOthers: keep }) ?? findRefusal(candidate)
    if (problem) removed.push({ promotion, amounts, ...problem })
    else keep.push({ promotion, amounts: amountsFor(candidate, facts, keep) })
  }
  const gone = new Set(removed.map(({ promotion }) => promotion.ID))
  const others = automatic.filter(({ promotion }) => !gone.has(promotion.ID))
  return { keep, added: chooseAutomatic(others, facts, keep), removed }
}

/** The promotion service was asked and does not grant it. */
const findRefusal = ({ promotion, fixedAmounts }: PromotionCandidate): PromotionProblem | undefined =>
  promotion.UseIntegration && !fixedAmounts
    ? { code: 'Promotion.NotEligible', reason: errors['Promotion.NotEligible'].message }
    : undefined

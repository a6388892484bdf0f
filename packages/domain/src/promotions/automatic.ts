import { amountsFor } from './amounts.ts'
import type { PromotionFacts } from './facts.ts'
import { promotionProblem } from './problem.ts'
import type { AppliedPromotion, PromotionCandidate, PromotionTerms } from './promotion-terms.ts'

const maxAutomatic = 100

type Prioritized = Pick<PromotionCandidate, 'promotion'>

/** Lowest priority number first, none last; the ID breaks ties, so that the order is stable. */
export function comparePriority({ promotion: one }: Prioritized, { promotion: other }: Prioritized): number {
  const difference = (one.Priority ?? Infinity) - (other.Priority ?? Infinity)
  if (difference < 0 || difference > 0) return difference
  return one.ID < other.ID ? -1 : Number(one.ID > other.ID)
}

/** Priced by an integration that has not answered yet. */
const awaitsPrice = ({ promotion, fixedAmounts }: PromotionCandidate): boolean =>
  promotion.UseIntegration && !fixedAmounts

/**
 * Chooses the automatic promotions of the order. Each is evaluated after the earlier ones, and earlier ones exclude
 * those they cannot be combined with.
 */
export function chooseAutomatic<P extends PromotionTerms>(
  candidates: readonly PromotionCandidate<P>[],
  facts: PromotionFacts,
  applied: readonly AppliedPromotion<P>[] = [],
): AppliedPromotion<P>[] {
  const queue = candidates
    .filter((candidate) => candidate.promotion.AutoApply && !awaitsPrice(candidate))
    .toSorted(comparePriority)
  const chosen: AppliedPromotion<P>[] = []
  for (const candidate of queue) {
    if (chosen.length >= maxAutomatic) break
    const appliedOthers = [...applied, ...chosen]
    if (promotionProblem(candidate.promotion, { ...candidate, facts, appliedOthers })) continue
    chosen.push({ promotion: candidate.promotion, amounts: amountsFor(candidate, facts, appliedOthers) })
  }
  return chosen
}

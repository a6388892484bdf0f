import { errors } from '@tessera/contract/errors'
import { amountsFor } from './amounts.ts'
import { comparePriority } from './automatic.ts'
import type { PromotionFacts } from './facts.ts'
import { type PromotionProblem, promotionProblem } from './problem.ts'
import type { AppliedPromotion, PromotionAmount, PromotionCandidate, PromotionTerms } from './promotion-terms.ts'
import { refreshPromotions } from './refresh-promotions.ts'

/** An order that a draft is tried on. */
export interface TrialOrder<P extends PromotionTerms = PromotionTerms> {
  readonly facts: PromotionFacts
  readonly isSubmitted: boolean
  /** In the order they were applied. */
  readonly applied: readonly (PromotionCandidate<P> & AppliedPromotion<P>)[]
  readonly automatic: readonly PromotionCandidate<P>[]
}

export interface TrialResult {
  readonly amounts: readonly PromotionAmount[]
  readonly problem?: PromotionProblem
  /** The promotions that the draft was tried after. */
  readonly before: readonly AppliedPromotion[]
}

/**
 * Tries a draft on an order. On a cart it does what applying promotions does. A submitted order keeps its other
 * promotions with their amounts, because what was promised stays.
 */
export const tryPromotion = <P extends PromotionTerms>(
  draft: PromotionCandidate<P>,
  order: TrialOrder<P>,
): TrialResult => (order.isSubmitted ? tryOnSubmitted(draft, order) : tryOnCart(draft, order))

function tryOnSubmitted<P extends PromotionTerms>(
  draft: PromotionCandidate<P>,
  { facts, applied }: TrialOrder<P>,
): TrialResult {
  const place = applied.findIndex(({ promotion }) => promotion.ID === draft.promotion.ID)
  const before = place < 0 ? applied : applied.slice(0, place)
  const problem = promotionProblem(draft.promotion, { ...draft, facts, appliedOthers: before })
  return problem ? { amounts: [], problem, before } : { amounts: amountsFor(draft, facts, before), before }
}

/** A draft with a code is tried as if the customer had typed it. */
function tryOnCart<P extends PromotionTerms>(draft: PromotionCandidate<P>, order: TrialOrder<P>): TrialResult {
  const { promotion } = draft
  const isDraft = (one: { readonly promotion: P }): boolean => one.promotion.ID === promotion.ID
  const replaced = order.applied.map((one) => (isDraft(one) ? { ...one, ...draft } : one))
  const isTyped = !promotion.AutoApply && !replaced.some(isDraft)
  const applied = isTyped ? [...replaced, { ...draft, amounts: [] }] : replaced
  const others = order.automatic.filter((one) => !isDraft(one))
  const automatic = promotion.AutoApply ? [...others, draft] : others
  const { keep, added, removed } = refreshPromotions(applied, automatic, order.facts)
  const all = [...keep, ...added]
  const granted = all.find(isDraft)
  const place = all.findIndex(isDraft)
  if (granted) return { amounts: granted.amounts, before: all.slice(0, place) }
  const before = [...keep, ...added.filter((one) => comparePriority(one, draft) < 0)]
  const refused =
    removed.find(isDraft) ?? promotionProblem(promotion, { ...draft, facts: order.facts, appliedOthers: before })
  const { code, reason } = refused ?? { code: 'Promotion.NotEligible' as const, reason: notEligible }
  return { amounts: [], problem: { code, reason }, before }
}

const notEligible = errors['Promotion.NotEligible'].message

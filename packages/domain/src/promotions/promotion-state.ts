import type { PromotionTerms } from './promotion-terms.ts'

/** Off: switched off. Used up: redeemed as often as it may be. */
export type PromotionState = 'running' | 'planned' | 'over' | 'used-up' | 'off'

type StateTerms = Pick<
  PromotionTerms,
  'Active' | 'StartDate' | 'ExpirationDate' | 'RedemptionLimit' | 'RedemptionCount'
>

/** Finds the state of a promotion at this time, by the checks of `promotionProblem` that ask nothing of an order. */
export function promotionState(promotion: StateTerms, now: Date): PromotionState {
  const { Active, StartDate, ExpirationDate, RedemptionLimit, RedemptionCount } = promotion
  if (!Active) return 'off'
  if (ExpirationDate !== null && Date.parse(ExpirationDate) < now.getTime()) return 'over'
  if (RedemptionLimit !== null && RedemptionCount >= RedemptionLimit) return 'used-up'
  return StartDate !== null && Date.parse(StartDate) > now.getTime() ? 'planned' : 'running'
}

/** A time at which the promotion may run, as near to now as possible. */
export function trialTime(
  { StartDate, ExpirationDate }: Pick<StateTerms, 'StartDate' | 'ExpirationDate'>,
  now: Date,
): Date {
  if (StartDate !== null && Date.parse(StartDate) > now.getTime()) return new Date(StartDate)
  if (ExpirationDate !== null && Date.parse(ExpirationDate) < now.getTime()) return new Date(ExpirationDate)
  return now
}

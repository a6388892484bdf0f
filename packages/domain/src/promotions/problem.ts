import { type ErrorCode, errors } from '@tessera/contract/errors'
import { applyDiscounts } from './apply-discounts.ts'
import { canCombine } from './combine.ts'
import type { PromotionFacts } from './facts.ts'
import { isEligible } from './matching-lines.ts'
import type { AppliedPromotion, PromotionTerms } from './promotion-terms.ts'

export type PromotionCode = Extract<ErrorCode, `Promotion.${string}`>

export interface PromotionProblem {
  code: PromotionCode
  reason: string
}

export interface PromotionCircumstances {
  readonly facts: PromotionFacts
  readonly userRedemptions: number
  readonly isAssigned: boolean
  /** Promotions applied before this one. */
  readonly appliedOthers: readonly AppliedPromotion[]
}

type Check = (promotion: PromotionTerms, circumstances: PromotionCircumstances) => boolean

const timeOf = (moment: string | null): number | undefined => (moment === null ? undefined : Date.parse(moment))
const isReached = (count: number, limit: number | null): boolean => limit !== null && count >= limit

/** The marketplace owner's promotions apply to all its orders, a supplier's to orders to that supplier. */
const isOfSeller: Check = ({ OwnerID }, { facts }) =>
  OwnerID === null || OwnerID === facts.marketplaceOwnerID || OwnerID === facts.order.ToCompanyID

/**
 * Checked in this order; only the first problem is reported: facts of the promotion, then of the user, then of the
 * order. The order's content comes last, because the user can change it.
 */
const checks: readonly [code: PromotionCode, fails: Check][] = [
  ['Promotion.NotActive', ({ Active }) => !Active],
  ['Promotion.NotYetValid', ({ StartDate }, { facts }) => (timeOf(StartDate) ?? -Infinity) > facts.now.getTime()],
  ['Promotion.Expired', ({ ExpirationDate }, { facts }) => (timeOf(ExpirationDate) ?? Infinity) < facts.now.getTime()],
  ['Promotion.OwnerIDMustMatchOrderToCompanyID', (promotion, circumstances) => !isOfSeller(promotion, circumstances)],
  ['Promotion.NotEligible', ({ AllowAllBuyers }, { isAssigned }) => !AllowAllBuyers && !isAssigned],
  [
    'Promotion.ExceedsUsageLimit',
    ({ RedemptionLimit, RedemptionCount }) => isReached(RedemptionCount, RedemptionLimit),
  ],
  [
    'Promotion.ExceedsUsageLimit',
    ({ RedemptionLimitPerUser }, { userRedemptions }) => isReached(userRedemptions, RedemptionLimitPerUser),
  ],
  ['Promotion.AlreadyAdded', ({ ID }, { appliedOthers }) => appliedOthers.some(({ promotion }) => promotion.ID === ID)],
  ['Promotion.CannotCombine', (promotion, { appliedOthers }) => !canCombine(appliedOthers, promotion)],
  [
    'Promotion.NotEligible',
    (promotion, { facts, appliedOthers }) => !isEligible(promotion, applyDiscounts(facts, appliedOthers)),
  ],
]

/** The problem if this promotion cannot be used on this order. */
export function promotionProblem(
  promotion: PromotionTerms,
  circumstances: PromotionCircumstances,
): PromotionProblem | undefined {
  const [code] = checks.find(([, fails]) => fails(promotion, circumstances)) ?? []
  return code && { code, reason: errors[code].message }
}

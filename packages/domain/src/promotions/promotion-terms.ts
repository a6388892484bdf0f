import type { Units } from '../money.ts'

/** The promotion fields that the rules use; the API model fits. */
export interface PromotionTerms {
  readonly ID: string
  readonly LineItemLevel: boolean
  readonly EligibleExpression: string
  readonly ValueExpression: string | null
  readonly CanCombine: boolean
  readonly AllowAllBuyers: boolean
  readonly OwnerID: string | null
  readonly AutoApply: boolean
  readonly Active: boolean
  readonly UseIntegration: boolean
  readonly Priority: number | null
  readonly StartDate: string | null
  readonly ExpirationDate: string | null
  readonly RedemptionLimit: number | null
  readonly RedemptionLimitPerUser: number | null
  readonly RedemptionCount: number
  readonly QuantityLimitPerOrder: number | null
  readonly ItemLimitPerOrder: number | null
  readonly ItemSortBy: string | null
}

/** One amount for the order, or one per line. */
export interface PromotionAmount {
  readonly lineItemID: string | null
  readonly amount: Units
}

/** A promotion that might apply to this order. */
export interface PromotionCandidate<P extends PromotionTerms = PromotionTerms> {
  readonly promotion: P
  /** Redemptions by this user on other orders. */
  readonly userRedemptions: number
  /** Assigned to the buyer or one of the user's groups. */
  readonly isAssigned: boolean
  /** Amounts set by an integration or an override; still capped. */
  readonly fixedAmounts?: readonly PromotionAmount[] | undefined
}

/** A promotion on the order with its discounts. */
export interface AppliedPromotion<P extends PromotionTerms = PromotionTerms> {
  readonly promotion: P
  readonly amounts: readonly PromotionAmount[]
}

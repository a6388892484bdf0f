import type { Units } from '../money.ts'

/** What the rules below need to know of a promotion; the wire model fits. */
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

/** One amount for the whole order, or one for each line the promotion touches. */
export interface PromotionAmount {
  readonly lineItemID: string | null
  readonly amount: Units
}

/** A promotion somebody might use on this order. */
export interface Candidate<P extends PromotionTerms = PromotionTerms> {
  readonly promotion: P
  /** How often this user has redeemed it, on other orders. */
  readonly userRedemptions: number
  /** To the buyer or one of the user's groups. */
  readonly isAssigned: boolean
  /** Amounts decided elsewhere, by an integration or an override; they are still capped. */
  readonly fixedAmounts?: readonly PromotionAmount[] | undefined
}

/** A promotion on the order, with what it takes off. */
export interface AppliedPromotion<P extends PromotionTerms = PromotionTerms> {
  readonly promotion: P
  readonly amounts: readonly PromotionAmount[]
}

import type {
  PriceReason,
  PriceSource,
  VisibilityCondition,
} from '@tessera/contract/platform/additions/explain-product'

/** The platform's answer: every condition of visibility and every candidate for the price. */
export interface ProductExplanation {
  ProductID: string
  BuyerID: string | null
  UserID: string | null
  Quantity: number
  Date: string
  IsVisible: boolean
  Conditions: readonly ConditionResult[]
  Candidates: readonly { PriceScheduleID: string; Source: PriceSource; IsFromParent: boolean; Reason: PriceReason }[]
  PriceScheduleID: string | null
  BreakQuantity: number
  IsOnSale: boolean
  UnitPrice: number | null
  LineSubtotal: number | null
  Problems: readonly { ErrorCode: string; Message: string }[]
}

export interface ConditionResult {
  Condition: VisibilityCondition
  IsMet: boolean
  ObjectType: string
  ObjectID: string
  CatalogID: string | null
}

/** One step of the answer with the steps below it. */
export interface VisibilityStep {
  key: string
  text: string
  isMet: boolean
  /** The record behind it. */
  href?: string | undefined
  /** How the steps below decide: all of them must be met, or one. */
  needs?: 'all' | 'one' | undefined
  steps: VisibilityStep[]
  openings: readonly OpeningView[]
}

/** A change that meets a condition; without the right to it, the sentence that says which right is missing. */
export interface OpeningView {
  key: string
  label: string
  missing: string | null
}

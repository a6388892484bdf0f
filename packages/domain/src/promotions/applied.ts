import { toUnits } from '../money.ts'
import type { AppliedPromotion, PromotionTerms } from './promotion-terms.ts'

/** An OrderPromotion as in the API: one row for the order or per line. */
export interface PromotionRow extends PromotionTerms {
  readonly Amount: number
  readonly LineItemID: string | null
}

/** Groups an order's rows, in the order they were applied, into promotions with amounts. */
export function appliedFrom<R extends PromotionRow>(rows: readonly R[]): AppliedPromotion<R>[] {
  const groups = Map.groupBy(rows, ({ ID }) => ID)
  return [...groups.values()].flatMap((group) => {
    const [promotion] = group
    if (!promotion) return []
    const amounts = group.map(({ LineItemID, Amount }) => ({ lineItemID: LineItemID, amount: toUnits(Amount) }))
    return [{ promotion, amounts }]
  })
}

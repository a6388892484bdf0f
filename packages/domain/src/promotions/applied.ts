import { toUnits } from '../money.ts'
import type { AppliedPromotion, PromotionTerms } from './terms.ts'

/** An OrderPromotion as the wire shows it: one row for the order or for each line. */
export interface PromotionRow extends PromotionTerms {
  readonly Amount: number
  readonly LineItemID: string | null
}

/** The rows of an order, in the order they were applied, as promotions with their amounts. */
export function appliedFrom<R extends PromotionRow>(rows: readonly R[]): AppliedPromotion<R>[] {
  const groups = Map.groupBy(rows, ({ ID }) => ID)
  return [...groups.values()].flatMap((group) => {
    const [promotion] = group
    if (!promotion) return []
    const amounts = group.map(({ LineItemID, Amount }) => ({ lineItemID: LineItemID, amount: toUnits(Amount) }))
    return [{ promotion, amounts }]
  })
}

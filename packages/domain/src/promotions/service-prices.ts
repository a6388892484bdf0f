import type { ErrorCode } from '@tessera/contract/errors'
import { toUnits } from '../money.ts'
import type { PromotionAmount, PromotionTerms } from './promotion-terms.ts'

/** A promotion that the integration grants, with its amount for the order or for one line. */
export interface AcceptedPromotion {
  ID: string
  LineItemID: string | null
  Amount: number
}

interface AcceptedProblem {
  code: Extract<ErrorCode, `PromotionIntegration.${string}`>
  data: { PromotionID: string; LineItemID: string | null }
}

/**
 * Finds what is wrong with the answer: promotions of lines name a line of the order, others do not. Promotions that were not
 * requested are ignored.
 */
export function acceptedProblems(
  requested: readonly PromotionTerms[],
  accepted: readonly AcceptedPromotion[],
  lineIDs: ReadonlySet<string>,
): AcceptedProblem[] {
  const byID = new Map(requested.map((promotion) => [promotion.ID, promotion]))
  return accepted.flatMap(({ ID, LineItemID }): AcceptedProblem[] => {
    const promotion = byID.get(ID)
    const data = { PromotionID: ID, LineItemID }
    if (!promotion) return []
    if (!promotion.LineItemLevel)
      return LineItemID === null ? [] : [{ code: 'PromotionIntegration.LineItemIdMustBeNull', data }]
    if (LineItemID === null) return [{ code: 'PromotionIntegration.LineItemIdRequired', data }]
    return lineIDs.has(LineItemID) ? [] : [{ code: 'PromotionIntegration.FailedToEvaluate', data }]
  })
}

/** The amounts by promotion; one that is named twice for a line counts once, with its last amount. */
export function amountsByPromotion(
  accepted: readonly AcceptedPromotion[],
): ReadonlyMap<string, readonly PromotionAmount[]> {
  const found = new Map<string, Map<string | null, PromotionAmount>>()
  for (const { ID, LineItemID, Amount } of accepted) {
    const amounts = found.get(ID) ?? new Map<string | null, PromotionAmount>()
    found.set(ID, amounts.set(LineItemID, { lineItemID: LineItemID, amount: toUnits(Amount) }))
  }
  return new Map([...found].map(([id, amounts]) => [id, [...amounts.values()]]))
}

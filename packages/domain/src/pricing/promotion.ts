import type { ErrorCode } from '@tessera/contract/errors'

export interface PromotionTerms {
  LineItemLevel?: unknown
  QuantityLimitPerOrder?: unknown
  ItemLimitPerOrder?: unknown
  ItemSortBy?: unknown
  StartDate?: unknown
  ExpirationDate?: unknown
  ValueExpression?: unknown
  UseIntegration?: unknown
}

const isSet = (value: unknown): boolean => value !== null && value !== undefined && value !== ''

export function findPromotionProblem(terms: PromotionTerms, hasIntegration: boolean): ErrorCode | undefined {
  const { StartDate: start, ExpirationDate: end } = terms
  if (isSet(start) && isSet(end) && Date.parse(String(end)) <= Date.parse(String(start)))
    return 'Promotion.ExpirationPrecedsStart'
  return findLimitProblem(terms) ?? findValueProblem(terms, hasIntegration)
}

/** Limits count lines or units, so they need a line-level promotion, and only one of them may be set. */
function findLimitProblem(terms: PromotionTerms): ErrorCode | undefined {
  const byItem = isSet(terms.ItemLimitPerOrder)
  const byQuantity = isSet(terms.QuantityLimitPerOrder)
  if (byItem && byQuantity) return 'Promotion.CannotSetQuantityAndItemLimitPerOrder'
  if (byItem && !terms.LineItemLevel) return 'Promotion.CannotSetItemLimitPerOrder'
  if (byQuantity && !terms.LineItemLevel) return 'Promotion.CannotSetQuantityLimitPerOrder'
  return isSet(terms.ItemSortBy) && !byItem && !byQuantity ? 'Promotion.CannotSetItemSortBy' : undefined
}

/** Either an expression or the integration sets the value. */
function findValueProblem(terms: PromotionTerms, hasIntegration: boolean): ErrorCode | undefined {
  const hasValue = isSet(terms.ValueExpression)
  if (!terms.UseIntegration) return hasValue ? undefined : 'Promotion.ValueExpressionCannotBeNull'
  if (!hasIntegration) return 'Promotion.UseIntegrationMustBeFalse'
  return hasValue ? 'Promotion.ValueExpressionCanBeNullIfUseIntegration' : undefined
}

import type { LineFact } from '../../src/expression/facts.ts'
import { toUnits } from '../../src/money.ts'
import type { PromotionFacts } from '../../src/promotions/facts.ts'
import type { AppliedPromotion, PromotionCandidate, PromotionTerms } from '../../src/promotions/promotion-terms.ts'

export const tenOff: PromotionTerms = {
  ID: 'ten',
  LineItemLevel: false,
  EligibleExpression: 'true',
  ValueExpression: '10',
  CanCombine: true,
  AllowAllBuyers: true,
  OwnerID: 'owner',
  AutoApply: false,
  Active: true,
  UseIntegration: false,
  Priority: null,
  StartDate: null,
  ExpirationDate: null,
  RedemptionLimit: null,
  RedemptionLimitPerUser: null,
  RedemptionCount: 0,
  QuantityLimitPerOrder: null,
  ItemLimitPerOrder: null,
  ItemSortBy: null,
}

export const lineOff: PromotionTerms = {
  ...tenOff,
  ID: 'line',
  LineItemLevel: true,
  EligibleExpression: "item.product.incategory('tiles')",
  ValueExpression: 'item.LineSubtotal * .1',
}

export const lineOf = (ID: string, quantity: number, price: number, more: Record<string, unknown> = {}): LineFact => ({
  ID,
  ProductID: ID,
  Quantity: quantity,
  UnitPrice: price,
  LineSubtotal: Math.round(quantity * price * 100) / 100,
  DateAdded: '2026-03-01T10:00:00Z',
  xp: null,
  ...more,
  categories: { direct: ['tiles'], within: ['tiles', 'goods'] },
})

export const factsOf = (lines: readonly LineFact[], order: Record<string, unknown> = {}): PromotionFacts => ({
  marketplaceOwnerID: 'owner',
  order: { ID: 'o1', ToCompanyID: 'owner', ShippingCost: 0, TaxCost: 0, Gratuity: 0, Fees: 0, xp: null, ...order },
  lines,
  now: new Date('2026-03-10T12:00:00Z'),
})

export const candidate = (promotion: PromotionTerms, more: Partial<PromotionCandidate> = {}): PromotionCandidate => ({
  promotion,
  userRedemptions: 0,
  isAssigned: false,
  ...more,
})

export const applied = (promotion: PromotionTerms, amount = 0): AppliedPromotion => ({
  promotion,
  amounts: [{ lineItemID: null, amount: toUnits(amount) }],
})

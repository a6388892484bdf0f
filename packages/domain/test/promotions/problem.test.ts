import { errors } from '@tessera/contract/errors'
import { describe, expect, test } from 'vitest'
import { type PromotionCircumstances, type PromotionCode, promotionProblem } from '../../src/promotions/problem.ts'
import type { PromotionTerms } from '../../src/promotions/promotion-terms.ts'
import { applied, factsOf, lineOf, lineOff, tenOff } from './sample.ts'

const facts = factsOf([lineOf('a', 10, 5), lineOf('b', 2, 10)])
const usual: PromotionCircumstances = { facts, userRedemptions: 0, isAssigned: true, appliedOthers: [] }

const problemOf = (terms: Partial<PromotionTerms>, circumstances: Partial<PromotionCircumstances> = {}) =>
  promotionProblem({ ...tenOff, ...terms }, { ...usual, ...circumstances })?.code

describe('a promotion cannot be used', () => {
  test.each<[PromotionCode, string, Partial<PromotionTerms>, Partial<PromotionCircumstances>]>([
    ['Promotion.NotActive', 'when it is switched off', { Active: false }, {}],
    ['Promotion.NotYetValid', 'before it starts', { StartDate: '2026-03-10T12:00:01Z' }, {}],
    ['Promotion.Expired', 'after it has expired', { ExpirationDate: '2026-03-10T11:59:59Z' }, {}],
    ['Promotion.OwnerIDMustMatchOrderToCompanyID', 'on an order to another seller', { OwnerID: 'supplier' }, {}],
    ['Promotion.NotEligible', 'by somebody it is not assigned to', { AllowAllBuyers: false }, { isAssigned: false }],
    ['Promotion.ExceedsUsageLimit', 'more often than its limit', { RedemptionLimit: 5, RedemptionCount: 5 }, {}],
    ['Promotion.ExceedsUsageLimit', 'more often by one user', { RedemptionLimitPerUser: 1 }, { userRedemptions: 1 }],
    ['Promotion.AlreadyAdded', 'twice on one order', {}, { appliedOthers: [applied(tenOff)] }],
    [
      'Promotion.CannotCombine',
      'beside others, if it stands alone',
      { CanCombine: false },
      { appliedOthers: [applied({ ...tenOff, ID: 'other' })] },
    ],
    [
      'Promotion.CannotCombine',
      'beside one that stands alone',
      {},
      { appliedOthers: [applied({ ...tenOff, ID: 'other', CanCombine: false })] },
    ],
    ['Promotion.NotEligible', 'on an order that does not meet it', { EligibleExpression: 'order.Subtotal > 70' }, {}],
    ['Promotion.NotEligible', 'when its rule cannot be read', { EligibleExpression: 'order.Subtotal >' }, {}],
    ['Promotion.NotEligible', 'when its rule is no condition', { EligibleExpression: '5' }, {}],
    ['Promotion.NotEligible', 'when no line meets it', { ...lineOff, EligibleExpression: "item.ProductID = 'z'" }, {}],
    [
      'Promotion.NotEligible',
      'when those before it have taken what it asks for',
      { EligibleExpression: 'order.Total >= 70' },
      { appliedOthers: [applied({ ...tenOff, ID: 'other' }, 0.01)] },
    ],
  ])('%s: %s', (code, _, terms, circumstances) => {
    expect(problemOf(terms, circumstances)).toBe(code)
    const problem = promotionProblem({ ...tenOff, ...terms }, { ...usual, ...circumstances })
    expect(problem?.reason).toBe(errors[code].message)
  })
})

test('of several problems the first is reported, in a fixed order', () => {
  const wrong: Partial<PromotionTerms>[] = [
    { Active: false },
    { StartDate: '2027-01-01T00:00:00Z' },
    { ExpirationDate: '2025-01-01T00:00:00Z' },
    { OwnerID: 'supplier' },
    { AllowAllBuyers: false },
    { RedemptionLimit: 0 },
    { ID: 'ten' },
    { CanCombine: false },
    { EligibleExpression: 'false' },
  ]
  const others = [applied(tenOff), applied({ ...tenOff, ID: 'other' })]
  const codes = wrong.map((_, index) => {
    const terms: PromotionTerms = Object.assign({}, tenOff, { ID: 'new' }, ...wrong.slice(index))
    const appliedOthers = index > 6 ? others.slice(1) : others
    return problemOf(terms, { isAssigned: false, appliedOthers: index > 7 ? [] : appliedOthers })
  })
  expect(codes).toEqual([
    'Promotion.NotActive',
    'Promotion.NotYetValid',
    'Promotion.Expired',
    'Promotion.OwnerIDMustMatchOrderToCompanyID',
    'Promotion.NotEligible',
    'Promotion.ExceedsUsageLimit',
    'Promotion.AlreadyAdded',
    'Promotion.CannotCombine',
    'Promotion.NotEligible',
  ])
})

describe('a promotion can be used', () => {
  test.each<[string, Partial<PromotionTerms>, Partial<PromotionCircumstances>]>([
    ['as it is', {}, {}],
    ['by those it is assigned to', { AllowAllBuyers: false }, { isAssigned: true }],
    ['by all buyers', {}, { isAssigned: false }],
    ['in the moment it starts', { StartDate: '2026-03-10T12:00:00Z' }, {}],
    ['in the moment it expires', { ExpirationDate: '2026-03-10T12:00:00Z' }, {}],
    ['for the last time', { RedemptionLimit: 5, RedemptionCount: 4, RedemptionLimitPerUser: 1 }, {}],
    ['on an order to its supplier', { OwnerID: 's' }, { facts: factsOf(facts.lines, { ToCompanyID: 's' }) }],
    ['of the marketplace on an order to a supplier', {}, { facts: factsOf(facts.lines, { ToCompanyID: 's' }) }],
    ['alone, if it stands alone', { CanCombine: false }, {}],
    ['when an integration prices it', { UseIntegration: true, ValueExpression: null }, {}],
    ['when it is worth nothing yet', { ValueExpression: 'order.ShippingCost' }, {}],
  ])('%s', (_, terms, circumstances) => {
    expect(problemOf(terms, circumstances)).toBeUndefined()
  })
})

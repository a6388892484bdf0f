import { expect, test } from 'vitest'
import { toUnits } from '../../src/money.ts'
import type { PromotionTerms } from '../../src/promotions/promotion-terms.ts'
import { acceptedProblems, amountsByPromotion } from '../../src/promotions/service-prices.ts'

const requested = [
  { ID: 'order', LineItemLevel: false },
  { ID: 'line', LineItemLevel: true },
] as PromotionTerms[]
const codesOf = (ID: string, LineItemID: string | null) =>
  acceptedProblems(requested, [{ ID, LineItemID, Amount: 1 }], new Set(['l1'])).map(({ code }) => code)

test('an answer names lines where it must, and may name what was not requested', () => {
  expect(codesOf('order', 'l1')).toEqual(['PromotionIntegration.LineItemIdMustBeNull'])
  expect(codesOf('line', null)).toEqual(['PromotionIntegration.LineItemIdRequired'])
  expect(codesOf('line', 'l2')).toEqual(['PromotionIntegration.FailedToEvaluate'])
  expect([...codesOf('order', null), ...codesOf('line', 'l1'), ...codesOf('other', 'l1')]).toEqual([])
})

test('a promotion has one amount per line, the last one', () => {
  const accepted = [
    { ID: 'line', LineItemID: 'l1', Amount: 1 },
    { ID: 'line', LineItemID: 'l1', Amount: 2.5 },
    { ID: 'line', LineItemID: 'l2', Amount: 3 },
  ]
  expect(amountsByPromotion(accepted).get('line')).toEqual([
    { lineItemID: 'l1', amount: toUnits(2.5) },
    { lineItemID: 'l2', amount: toUnits(3) },
  ])
})

import { describe, expect, test } from 'vitest'
import { fromUnits, sum, toUnits } from '../../src/money.ts'
import { chooseAutomatic } from '../../src/promotions/automatic.ts'
import type { AppliedPromotion, PromotionTerms } from '../../src/promotions/promotion-terms.ts'
import { refreshPromotions } from '../../src/promotions/refresh-promotions.ts'
import { applied, candidate, factsOf, lineOf, lineOff, tenOff } from './sample.ts'

const facts = factsOf([lineOf('a', 10, 5), lineOf('b', 2, 10)])
const auto = (ID: string, more: Partial<PromotionTerms> = {}) => candidate({ ...tenOff, ID, AutoApply: true, ...more })
const shown = (list: readonly AppliedPromotion[]) =>
  list.map(({ promotion, amounts }) => [promotion.ID, fromUnits(sum(amounts.map(({ amount }) => amount)))])

describe('chooseAutomatic', () => {
  test('leaves out what is not automatic, not eligible, not for this buyer or on the order already', () => {
    const candidates = [
      auto('manual', { AutoApply: false }),
      auto('poor', { EligibleExpression: 'order.Subtotal > 1000' }),
      auto('foreign', { AllowAllBuyers: false }),
      auto('off', { Active: false }),
      auto('there'),
      auto('unpriced', { UseIntegration: true, ValueExpression: null }),
    ]
    expect(chooseAutomatic(candidates, facts, [applied({ ...tenOff, ID: 'there' }, 10)])).toEqual([])
  })
  test('takes the lowest priority first, those without one last, equals by ID', () => {
    const candidates = [
      auto('z'),
      auto('c', { Priority: 5 }),
      auto('a'),
      auto('b', { Priority: -1 }),
      auto('d', { Priority: 5 }),
    ]
    expect(shown(chooseAutomatic(candidates, facts)).map(([id]) => id)).toEqual(['b', 'c', 'd', 'a', 'z'])
    expect(chooseAutomatic(candidates.toReversed(), facts)).toEqual(chooseAutomatic(candidates, facts))
  })
  test('works each out on what the former have left', () => {
    const tenth = { ValueExpression: 'order.Total * .1' }
    expect(shown(chooseAutomatic([auto('a', tenth), auto('b', tenth)], facts))).toEqual([
      ['a', 7],
      ['b', 6.3],
    ])
    const greedy = { ValueExpression: '60' }
    expect(shown(chooseAutomatic([auto('a', greedy), auto('b', greedy), auto('c', greedy)], facts))).toEqual([
      ['a', 60],
      ['b', 10],
      ['c', 0],
    ])
  })
  test('skips those that cannot stand beside the former', () => {
    const alone = auto('alone', { CanCombine: false, Priority: 2 })
    expect(shown(chooseAutomatic([auto('a', { Priority: 1 }), alone], facts)).map(([id]) => id)).toEqual(['a'])
    expect(shown(chooseAutomatic([auto('a', { Priority: 3 }), alone], facts)).map(([id]) => id)).toEqual(['alone'])
    expect(chooseAutomatic([alone], facts, [applied(tenOff, 10)])).toEqual([])
  })
  test('adds no more than a hundred', () => {
    const many = Array.from({ length: 120 }, (_, index) => auto(`p${index}`, { Priority: index }))
    const chosen = chooseAutomatic(many, facts)
    expect(chosen).toHaveLength(100)
    expect(chosen.at(-1)?.promotion.ID).toBe('p99')
  })
  test('takes the price of an integration once it is known', () => {
    const priced = candidate(
      { ...tenOff, AutoApply: true, UseIntegration: true, ValueExpression: null },
      { fixedAmounts: [{ lineItemID: null, amount: toUnits(12.345) }] },
    )
    expect(shown(chooseAutomatic([priced], facts))).toEqual([['ten', 12.35]])
  })
})

describe('refresh', () => {
  const on = (promotion: PromotionTerms, amount = 10, more = {}) => ({
    ...candidate(promotion, more),
    ...applied(promotion, amount),
  })

  test('removes what has become invalid, with the amount it had and the reason', () => {
    const result = refreshPromotions(
      [
        on({ ...tenOff, ID: 'gone', Active: false }, 4),
        on({ ...tenOff, ID: 'old', ExpirationDate: '2026-01-01T00:00:00Z' }),
        on({ ...tenOff, ID: 'used', RedemptionLimitPerUser: 1 }, 10, { userRedemptions: 1 }),
        on({ ...lineOff, ID: 'unmet', EligibleExpression: 'item.Quantity > 100' }),
      ],
      [],
      facts,
    )
    expect(result.keep).toEqual([])
    expect(result.removed.map(({ promotion, code }) => [promotion.ID, code])).toEqual([
      ['gone', 'Promotion.NotActive'],
      ['old', 'Promotion.Expired'],
      ['used', 'Promotion.ExceedsUsageLimit'],
      ['unmet', 'Promotion.NotEligible'],
    ])
    expect(shown(result.removed)[0]).toEqual(['gone', 4])
    expect(result.removed[0]?.reason).toBe('This promotion is not active.')
  })
  test('keeps the rest in their order and works them out anew', () => {
    const result = refreshPromotions([on({ ...tenOff, ValueExpression: '65' }, 1), on(lineOff, 99)], [], facts)
    expect(shown(result.keep)).toEqual([
      ['ten', 65],
      ['line', 5],
    ])
    expect(result.removed).toEqual([])
  })
  test('adds automatic ones after them', () => {
    const result = refreshPromotions(
      [on(tenOff)],
      [auto('ten'), auto('more', { ValueExpression: 'order.Total * .1' })],
      facts,
    )
    expect(shown(result.keep)).toEqual([['ten', 10]])
    expect(shown(result.added)).toEqual([['more', 6]])
  })
  test('does not add again what it has just removed', () => {
    const alone = { ...tenOff, ID: 'alone', AutoApply: true, CanCombine: false }
    const result = refreshPromotions([on(tenOff), on(alone)], [candidate(alone)], facts)
    expect(shown(result.keep)).toEqual([['ten', 10]])
    expect(result.added).toEqual([])
    expect(result.removed[0]?.code).toBe('Promotion.CannotCombine')
  })
  test('leaves amounts alone that were decided elsewhere, as far as they fit', () => {
    const integrated = { ...tenOff, UseIntegration: true, ValueExpression: null }
    const fixed = (amount: number) => ({ fixedAmounts: [{ lineItemID: null, amount: toUnits(amount) }] })
    expect(shown(refreshPromotions([on(integrated, 1, fixed(12))], [], facts).keep)).toEqual([['ten', 12]])
    expect(shown(refreshPromotions([on(integrated, 1, fixed(80))], [], facts).keep)).toEqual([['ten', 70]])
    expect(shown(refreshPromotions([on(tenOff, 3, fixed(3))], [], facts).keep)).toEqual([['ten', 3]])
  })
  test('removes what the promotion service does not grant', () => {
    const integrated = { ...tenOff, UseIntegration: true, ValueExpression: null }
    const result = refreshPromotions([on(integrated, 12)], [], facts)
    expect(result.removed).toMatchObject([{ code: 'Promotion.NotEligible' }])
  })
  test('changes nothing the second time', () => {
    const first = refreshPromotions([on(tenOff), on(lineOff)], [auto('more')], facts)
    const again = [...first.keep, ...first.added].map((one) => ({ ...candidate(one.promotion), ...one }))
    const second = refreshPromotions(again, [auto('more')], facts)
    expect(second.keep).toEqual([...first.keep, ...first.added])
    expect([...second.added, ...second.removed]).toEqual([])
  })
})

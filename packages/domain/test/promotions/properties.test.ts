import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromUnits, sum, toUnits, type Units } from '../../src/money.ts'
import { promotionAmounts } from '../../src/promotions/amounts.ts'
import { chooseAutomatic } from '../../src/promotions/automatic.ts'
import { canCombine } from '../../src/promotions/combine.ts'
import type { AppliedPromotion, PromotionTerms } from '../../src/promotions/promotion-terms.ts'
import { refreshPromotions } from '../../src/promotions/refresh-promotions.ts'
import { candidate, factsOf, lineOf, lineOff, tenOff } from './sample.ts'

const prices = fc.integer({ min: 0, max: 5_000_000 }).map((count) => count / 10_000)
const lines = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 40 }), prices, fc.nat(3)), { maxLength: 8 })
  .map((parts) =>
    parts.map(([quantity, price, day], index) =>
      lineOf(`l${index}`, quantity, price, { DateAdded: `2026-03-0${day + 1}T00:00:00Z` }),
    ),
  )
const orders = fc
  .tuple(lines, fc.nat(5_000))
  .map(([list, shipping]) => factsOf(list, { ShippingCost: shipping / 100, TaxCost: 1.5 }))

const common = fc.record({
  ID: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
  AutoApply: fc.constant(true),
  CanCombine: fc.boolean(),
  Priority: fc.option(fc.nat(3)),
})
const orderTerms = fc.record({
  EligibleExpression: fc.constantFrom('true', 'order.Total > 50', 'items.count() > 1', 'items.total() > 20'),
  ValueExpression: fc.constantFrom(
    ...['10', '1.005', 'order.Total * .333', 'order.Subtotal', '100000', '-5', 'order.ShippingCost', '1 / 0'],
    ...['order.ShippingCost * 2', 'items.total() / items.quantity()', 'round(order.Total / 7, 1)'],
  ),
})
const lineTerms = fc.record({
  LineItemLevel: fc.constant(true),
  EligibleExpression: fc.constantFrom('item.Quantity > 0', 'item.Quantity > 10', 'item.LineTotal > 5'),
  ValueExpression: fc.constantFrom(
    '5',
    'item.UnitPrice / 3',
    'item.LineSubtotal * 1.5',
    'item.LineTotal',
    '.004',
    '-1',
  ),
  ItemSortBy: fc.constantFrom(null, '!UnitPrice', 'Quantity'),
  limit: fc.constantFrom<Partial<PromotionTerms>>(
    {},
    { ItemLimitPerOrder: 2 },
    { QuantityLimitPerOrder: 5 },
    { QuantityLimitPerOrder: 1 },
  ),
})
const promotions = fc.oneof(
  fc.tuple(common, orderTerms).map(([one, other]): PromotionTerms => ({ ...tenOff, ...one, ...other })),
  fc
    .tuple(common, lineTerms)
    .map(([one, { limit, ...other }]): PromotionTerms => ({ ...lineOff, ...one, ...other, ...limit })),
)
const manyPromotions = fc.uniqueArray(promotions, { selector: ({ ID }) => ID, maxLength: 7 })

const amountsIn = (list: readonly AppliedPromotion[]) => list.flatMap(({ amounts }) => amounts)
const totalOf = (list: readonly AppliedPromotion[]): Units => sum(amountsIn(list).map(({ amount }) => amount))

test('discounts are whole cents and never exceed what they are a discount on', () => {
  fc.assert(
    fc.property(orders, manyPromotions, (facts, list) => {
      const chosen = chooseAutomatic(
        list.map((one) => candidate({ ...one, CanCombine: true })),
        facts,
      )
      for (const { amount } of amountsIn(chosen)) {
        expect(amount).toBeGreaterThanOrEqual(0)
        expect(amount % 100).toBe(0)
      }
      const goods = sum(facts.lines.map(({ LineSubtotal }) => toUnits(Number(LineSubtotal))))
      const shipping = toUnits(Number(facts.order.ShippingCost))
      const speaksOfShipping = chosen.some(({ promotion }) => promotion.ValueExpression?.includes('Shipping'))
      expect(totalOf(chosen)).toBeLessThanOrEqual(goods + (speaksOfShipping ? shipping : 0))
      for (const line of facts.lines) {
        const taken = amountsIn(chosen).filter(({ lineItemID }) => lineItemID === line.ID)
        expect(sum(taken.map(({ amount }) => amount))).toBeLessThanOrEqual(toUnits(Number(line.LineSubtotal)))
      }
    }),
    { numRuns: 500 },
  )
})

test('what is chosen does not depend on the order of the candidates or of the lines', () => {
  fc.assert(
    fc.property(orders, manyPromotions, (facts, list) => {
      const candidates = list.map((one) => candidate(one))
      const chosen = chooseAutomatic(candidates, facts)
      const turned = { ...facts, lines: facts.lines.toReversed() }
      expect(chooseAutomatic(candidates.toReversed(), turned)).toEqual(chosen)
      const priorities = chosen.map(({ promotion }) => promotion.Priority ?? Infinity)
      expect(priorities).toEqual(priorities.toSorted((one, other) => (one < other ? -1 : Number(one > other))))
    }),
  )
})

test('one that cannot be combined is always alone', () => {
  fc.assert(
    fc.property(orders, manyPromotions, manyPromotions, (facts, there, list) => {
      const applied = there.map((promotion) => ({ ...candidate(promotion), promotion, amounts: [] }))
      const { keep, added } = refreshPromotions(
        applied,
        list.map((one) => candidate(one)),
        facts,
      )
      const all = [...keep, ...added]
      if (all.length > 1) expect(all.every(({ promotion }) => promotion.CanCombine)).toBe(true)
      for (const { promotion } of all) expect(canCombine(all, promotion)).toBe(true)
      expect(new Set(all.map(({ promotion }) => promotion.ID)).size).toBe(all.length)
    }),
  )
})

test('limits of lines and units hold', () => {
  fc.assert(
    fc.property(orders, fc.nat(6), fc.nat(60), (facts, most, units) => {
      const wide = { ...lineOff, EligibleExpression: 'item.Quantity > 0' }
      expect(promotionAmounts({ ...wide, ItemLimitPerOrder: most }, facts).length).toBe(
        Math.min(most, facts.lines.length),
      )
      const perUnit = { ...wide, QuantityLimitPerOrder: units, ValueExpression: '.01' }
      const total = sum(promotionAmounts(perUnit, facts).map(({ amount }) => amount))
      const quantity = facts.lines.reduce((count, { Quantity }) => count + Number(Quantity), 0)
      expect(total).toBeLessThanOrEqual(toUnits(Math.min(units, quantity) / 100))
    }),
  )
})

test('a refresh of what was refreshed changes nothing', () => {
  fc.assert(
    fc.property(orders, manyPromotions, (facts, list) => {
      const candidates = list.map((one) => candidate(one))
      const { added } = refreshPromotions([], candidates, facts)
      const again = refreshPromotions(
        added.map((one) => ({ ...candidate(one.promotion), ...one })),
        candidates,
        facts,
      )
      expect(again.keep).toEqual(added)
      expect(again.added).toEqual([])
      expect(again.removed).toEqual([])
    }),
  )
})

test('amounts can be written on the wire', () => {
  fc.assert(
    fc.property(orders, promotions, (facts, promotion) => {
      for (const { amount } of promotionAmounts(promotion, facts)) expect(toUnits(fromUnits(amount))).toBe(amount)
    }),
  )
})

import { describe, expect, test } from 'vitest'
import { fromUnits, toUnits } from '../../src/money.ts'
import { amountsFor, promotionAmounts } from '../../src/promotions/amounts.ts'
import { applyDiscounts } from '../../src/promotions/apply-discounts.ts'
import type { PromotionFacts } from '../../src/promotions/facts.ts'
import type { AppliedPromotion, PromotionTerms } from '../../src/promotions/promotion-terms.ts'
import { applied, candidate, factsOf, lineOf, lineOff, tenOff } from './sample.ts'

const facts = factsOf([lineOf('a', 10, 5), lineOf('b', 2, 10), lineOf('c', 1, 0.99)])

const off = (terms: Partial<PromotionTerms>, known: PromotionFacts = facts, before: AppliedPromotion[] = []) =>
  promotionAmounts({ ...tenOff, ...terms }, known, before).map(({ lineItemID, amount }) => [
    lineItemID,
    fromUnits(amount),
  ])
const lineOffBy = (terms: Partial<PromotionTerms>, known: PromotionFacts = facts, before: AppliedPromotion[] = []) =>
  off({ ...lineOff, ...terms }, known, before)

describe('nothing is taken off', () => {
  test('when the promotion is not eligible', () => {
    expect(off({ EligibleExpression: 'order.Subtotal > 1000' })).toEqual([])
    expect(lineOffBy({ EligibleExpression: "item.product.incategory('glue')" })).toEqual([])
  })
  test('when an integration prices it, or its rule cannot be read', () => {
    expect(off({ UseIntegration: true, ValueExpression: null })).toEqual([])
    expect(lineOffBy({ UseIntegration: true, ValueExpression: null })).toEqual([])
    expect(off({ ValueExpression: '10 +' })).toEqual([])
    expect(lineOffBy({ EligibleExpression: 'item.' })).toEqual([])
  })
  test('when the value is negative, missing or no number', () => {
    expect(off({ ValueExpression: '-5' })).toEqual([[null, 0]])
    expect(off({ ValueExpression: 'order.xp.missing' })).toEqual([[null, 0]])
    expect(off({ ValueExpression: "'ten'" })).toEqual([[null, 0]])
    expect(off({ ValueExpression: '1 / 0' })).toEqual([[null, 0]])
  })
  test('from an empty order', () => {
    expect(off({}, factsOf([]))).toEqual([[null, 0]])
    expect(lineOffBy({}, factsOf([]))).toEqual([])
  })
})

describe('amounts are whole cents, rounded once', () => {
  test.each([
    ['1.005', 1.01],
    ['1.00499999', 1],
    ['10 / 3', 3.33],
    ['order.Subtotal * .15', 10.65],
    ['2.675', 2.68],
  ])('%s', (ValueExpression, amount) => {
    expect(off({ ValueExpression })).toEqual([[null, amount]])
  })
  test('per line, and after the units were multiplied', () => {
    expect(lineOffBy({})).toEqual([
      ['a', 5],
      ['b', 2],
      ['c', 0.1],
    ])
    expect(lineOffBy({ ValueExpression: '.333', QuantityLimitPerOrder: 10 })).toEqual([['a', 3.33]])
  })
  test('and rounded down where less than a cent is left', () => {
    const odd = factsOf([lineOf('a', 3, 0.3333, { LineSubtotal: 0.9999 })])
    expect(off({}, odd)).toEqual([[null, 0.99]])
  })
})

describe('no more is taken off than is left', () => {
  test('of the goods', () => {
    expect(off({ ValueExpression: '1000' })).toEqual([[null, 70.99]])
    expect(off({ ValueExpression: '50' }, facts, [applied({ ...tenOff, ID: 'x' }, 40)])).toEqual([[null, 30.99]])
  })
  test('of a line', () => {
    expect(lineOffBy({ ValueExpression: '15' })).toEqual([
      ['a', 15],
      ['b', 15],
      ['c', 0.99],
    ])
    const before = [{ promotion: lineOff, amounts: [{ lineItemID: 'b', amount: toUnits(18) }] }]
    expect(lineOffBy({ ID: 'next', ValueExpression: '15' }, facts, before)).toEqual([
      ['a', 15],
      ['b', 2],
      ['c', 0.99],
    ])
  })
  test('of all lines together, after a promotion on the order', () => {
    const before = [applied({ ...tenOff, ID: 'x' }, 60)]
    expect(lineOffBy({ ValueExpression: '10' }, facts, before)).toEqual([
      ['a', 10],
      ['b', 0.99],
      ['c', 0],
    ])
  })
  test('of shipping, and that only by those who speak of it', () => {
    const shipped = factsOf([lineOf('a', 1, 5)], { ShippingCost: 8 })
    const freeShipping = { ...tenOff, ID: 'ship', ValueExpression: 'Order.ShippingCost' }
    expect(off({ ValueExpression: '1000' }, shipped)).toEqual([[null, 5]])
    expect(off(freeShipping, shipped)).toEqual([[null, 8]])
    expect(off({ ValueExpression: '1000 + order.ShippingCost' }, shipped)).toEqual([[null, 13]])
    expect(off({}, shipped, [applied(freeShipping, 8)])).toEqual([[null, 5]])
    expect(off(freeShipping, shipped, [applied(tenOff, 5)])).toEqual([[null, 8]])
    expect(off({ ...freeShipping, ID: 'again' }, shipped, [applied(freeShipping, 8), applied(tenOff, 5)])).toEqual([
      [null, 0],
    ])
  })
  test('when the amounts were decided elsewhere', () => {
    const fixedAmounts = [
      { lineItemID: 'a', amount: toUnits(60.005) },
      { lineItemID: 'b', amount: toUnits(1.005) },
      { lineItemID: 'gone', amount: toUnits(5) },
    ]
    const amounts = amountsFor(candidate({ ...lineOff, UseIntegration: true }, { fixedAmounts }), facts, [])
    expect(amounts.map(({ amount }) => fromUnits(amount))).toEqual([50, 1.01, 0])
  })
})

describe('limits choose the lines', () => {
  const dated = factsOf([
    lineOf('a', 10, 5, { DateAdded: '2026-03-03T00:00:00Z', xp: { rank: 2 } }),
    lineOf('b', 2, 10, { DateAdded: '2026-03-01T00:00:00Z' }),
    lineOf('c', 4, 7, { DateAdded: '2026-03-02T00:00:00+01:00', xp: { rank: 1 } }),
    lineOf('d', 4, 7, { DateAdded: '2026-03-02T00:00:00+01:00', xp: { rank: 10 } }),
  ])
  const lines = (terms: Partial<PromotionTerms>) => lineOffBy(terms, dated).map(([line]) => line)

  test('the oldest first', () => {
    expect(lines({})).toEqual(['b', 'c', 'd', 'a'])
    expect(lines({ ItemLimitPerOrder: 2 })).toEqual(['b', 'c'])
    expect(lines({ ItemLimitPerOrder: 0 })).toEqual([])
    expect(lines({ ItemLimitPerOrder: -1 })).toEqual([])
  })
  test.each([
    ['UnitPrice', ['a', 'c', 'd', 'b']],
    ['!UnitPrice', ['b', 'c', 'd', 'a']],
    ['!unitprice,!ID', ['b', 'd', 'c', 'a']],
    ['xp.rank', ['c', 'a', 'd', 'b']],
    ['!xp.rank', ['d', 'a', 'c', 'b']],
    ['nonsense', ['b', 'c', 'd', 'a']],
    [' , !', ['b', 'c', 'd', 'a']],
  ])('or sorted by %s', (ItemSortBy, ids) => {
    expect(lines({ ItemSortBy, ItemLimitPerOrder: 10 })).toEqual(ids)
    expect(lines({ ItemSortBy, ItemLimitPerOrder: 1 })).toEqual(ids.slice(0, 1))
  })
  test('and units, at a value per unit', () => {
    const half = { ValueExpression: 'item.UnitPrice * .5', ItemSortBy: '!UnitPrice' }
    expect(lineOffBy({ ...half, QuantityLimitPerOrder: 5 }, dated)).toEqual([
      ['b', 10],
      ['c', 10.5],
    ])
    expect(lineOffBy({ ...half, QuantityLimitPerOrder: 0 }, dated)).toEqual([])
  })
  test('of lines that meet the rule', () => {
    expect(lines({ EligibleExpression: 'item.Quantity > 3', ItemLimitPerOrder: 1 })).toEqual(['c'])
  })
})

test('the next promotion sees what those before it have left', () => {
  const shipped = factsOf(facts.lines, { ShippingCost: 8, TaxCost: 2, Total: 1, PromotionDiscount: 99 })
  const before = [
    { promotion: lineOff, amounts: [{ lineItemID: 'a', amount: toUnits(5) }] },
    applied({ ...tenOff, ID: 'x' }, 10),
  ]
  expect(off({ ValueExpression: 'order.PromotionDiscount' }, shipped, before)).toEqual([[null, 15]])
  expect(off({ ValueExpression: 'order.Total * .1' }, shipped, before)).toEqual([[null, 6.6]])
  expect(off({ ValueExpression: "items.total(ProductID = 'a')" }, shipped, before)).toEqual([[null, 45]])
  expect(applyDiscounts(shipped, before).order).toMatchObject({ Subtotal: 70.99, PromotionDiscount: 15, Total: 65.99 })
})

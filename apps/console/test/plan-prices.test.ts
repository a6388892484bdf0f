import { describe, expect, test } from 'vitest'
import { answersOf, planPrices, reviewLines, settlePrices } from '../app/features/prices/plan-prices.ts'
import { gridRowOf, type PriceRow, readPrice } from '../app/features/prices/price-cells.ts'
import { readBreaks } from '../app/features/prices/read-breaks.ts'
import type { CallResult } from '../app/operations/send-changes.ts'

const at = (Quantity: number, Price: number) => ({
  Quantity,
  Price,
  SalePrice: null,
  SubscriptionPrice: null,
  BundlePrice: null,
})
const row: PriceRow = {
  id: 'slate',
  name: 'Slate',
  prices: { RT: { scheduleID: 'slate-RT', breaks: [at(1, 4.99), at(10, 4.84)], saleStart: null, saleEnd: null } },
}
const rows = new Map([['slate', row]])
const edit = (column: string, text: string) => ({ row: 'slate', column, was: '4.99', text })
const made = (After: CallResult['After']): CallResult => ({ Status: 200, Errors: [], Before: null, After })

test('a price is dollars and cents', () => {
  for (const text of ['', 'free', '-1', '1.999', '1,2', '1e3']) expect(readPrice(text), text).toHaveProperty('problem')
  expect(readPrice('$1,234.50')).toEqual({ price: '1234.50' })
  expect(gridRowOf(row).cells).toEqual(['slate', 'Slate', '4.99', '', '', ''])
})

describe('edited prices', () => {
  test('that cannot be read, of a product that is gone, or of a group that nobody has, are refused', () => {
    expect([...planPrices(rows, [edit('RT', 'free')], 'store').problems.values()]).toEqual([
      'Enter a price in dollars and cents, such as 5.25.',
    ])
    expect(planPrices(new Map(), [edit('RT', '5')], 'store').problems.size).toBe(1)
    expect([...planPrices(rows, [edit('PG', '5')], null).problems.values()]).toEqual([
      'No company has this price group yet.',
    ])
  })
  test('carry the prices of larger quantities along', () => {
    const plan = planPrices(rows, [edit('RT', '5.14')], 'store')
    expect(plan.prices[0]?.changes).toEqual([
      {
        Operation: 'PriceSchedules.Patch',
        Parameters: { priceScheduleID: 'slate-RT' },
        Body: { PriceBreaks: [at(1, 5.14), at(10, 4.99)] },
        Was: { PriceBreaks: [at(1, 4.99), at(10, 4.84)] },
      },
    ])
    expect(reviewLines(rows, plan, [made(null)])).toEqual([
      expect.objectContaining({ was: '4.99', now: '5.14', breaks: '10+ 4.99', refusal: null }),
    ])
  })
  test('of a group without a schedule create one and assign it', () => {
    const plan = planPrices(rows, [edit('PG', '4.50'), edit('RT', '5')], 'store')
    expect(plan.prices[0]?.changes.map(({ Operation }) => Operation)).toEqual([
      'PriceSchedules.Save',
      'Products.SaveAssignment',
    ])
    expect(answersOf(plan, [made(null), made(null), made({ ID: 'x' })]).map((one) => one.length)).toEqual([2, 1])
  })
  test('show what someone else made of the price, or the server’s words', () => {
    const theirs = { ID: 'slate-RT', PriceBreaks: [at(1, 6)] }
    const Errors = [{ ErrorCode: 'Concurrency.Changed', Message: '', Data: { Current: theirs } }]
    const plan = planPrices(rows, [edit('RT', '5.14')], 'store')
    const settled = settlePrices(rows, plan, [[{ Status: 409, Errors, Before: null, After: null }]])
    expect([...settled.problems.values()]).toEqual([
      'Someone else changed this price to 6.00. Save again to make it 5.14.',
    ])
    expect(settled.newRows[0]?.prices.RT?.breaks).toEqual([at(1, 6)])
    expect(settled.saved).toEqual([])
  })
  test('are there after the save', () => {
    const plan = planPrices(rows, [edit('RT', '5.14')], 'store')
    const after = { ID: 'slate-RT', PriceBreaks: [at(1, 5.14), at(10, 4.99)], SaleStart: null, SaleEnd: null }
    const settled = settlePrices(rows, plan, [[made(after)]])
    expect(settled).toMatchObject({ saved: ['["slate","RT"]'], note: '1 price saved.' })
    expect(settled.rows[0]?.cells[2]).toBe('5.14')
  })
})

describe('price breaks beside the grid', () => {
  const none = { SalePrice: null, SubscriptionPrice: null, BundlePrice: null }
  const known = [
    { ...none, Quantity: 1, Price: 5 },
    { ...none, Quantity: 10, Price: 4.5, BundlePrice: 4 },
  ]
  const line = (quantity: string, price: string, sale = '') => ({ quantity, price, sale })

  test.each([
    [[line('1', '4')], 'above 1'],
    [[line('x', '4')], 'above 1'],
    [[line('10', '')], 'From 10: Enter a price'],
    [[line('10', '4'), line('10', '3')], '10 is entered twice'],
    [[line('10', '4', 'cheap')], 'Sale price from 10'],
  ])('%j is refused with a sentence', (typed, words) => {
    expect(readBreaks(known, typed)).toMatchObject({ problem: expect.stringContaining(words) })
  })

  test('keep the first price and what else a quantity has; an empty line is taken out', () => {
    const typed = [line('40', '4.10', '3.99'), line('', ''), line('10', '4.40')]
    expect(readBreaks(known, typed)).toEqual({
      breaks: [
        known[0],
        { ...none, Quantity: 10, Price: 4.4, BundlePrice: 4 },
        { ...none, Quantity: 40, Price: 4.1, SalePrice: 3.99 },
      ],
    })
    expect(readBreaks(known, [])).toEqual({ breaks: [known[0]] })
    expect(readBreaks([], [])).toMatchObject({ problem: expect.any(String) })
  })
})

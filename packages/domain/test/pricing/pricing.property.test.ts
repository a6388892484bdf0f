import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromUnits, sum, toUnits, zero } from '../../src/money.ts'
import { offersByProduct } from '../../src/order-model/offer.ts'
import type { Line } from '../../src/order-model/order-state.ts'
import { findMarkedUp, type Markup } from '../../src/pricing/markup.ts'
import { repriceLines } from '../../src/pricing/reprice-lines.ts'
import { lineWith, now, offerWith, scheduleWith, sheetWith, specWith } from '../orders/samples.ts'

const amount = fc.integer({ min: 0, max: 5_000_000 }).map((units) => toUnits(`${units}e-4`))
const quantity = fc.integer({ min: 1, max: 100_000 })
const markup: fc.Arbitrary<Markup> = fc.record({
  type: fc.constantFrom(
    'NoMarkup' as const,
    'AmountPerQuantity' as const,
    'AmountTotal' as const,
    'Percentage' as const,
  ),
  size: fc.integer({ min: -2_000_000, max: 2_000_000 }).map((units) => toUnits(`${units}e-4`)),
})
const price = (...given: Parameters<typeof findMarkedUp>) => {
  const found = findMarkedUp(...given)
  if (!found) throw new Error('too much')
  return found
}
const context = { now, isSubscription: false, currency: null }

test('a line without mark-ups is price times quantity, to the cent', () => {
  fc.assert(
    fc.property(amount, quantity, (one, count) => {
      const { unitPrice, lineSubtotal } = price(one, [], count)
      expect(unitPrice).toBe(one)
      expect(lineSubtotal % 100).toBe(0)
      expect(Math.abs(lineSubtotal - one * count)).toBeLessThanOrEqual(50)
      // counted in numbers without a mark-up, and in fractions with one
      expect(price(one, [{ type: 'NoMarkup', size: zero }], count)).toEqual({ unitPrice, lineSubtotal })
    }),
  )
})

test('a line never costs less than nothing, and its unit price is its share to four decimals', () => {
  fc.assert(
    fc.property(amount, fc.array(markup, { maxLength: 4 }), quantity, (one, markups, count) => {
      const { unitPrice, lineSubtotal } = price(one, markups, count)
      expect(lineSubtotal).toBeGreaterThanOrEqual(0)
      expect(Math.abs(unitPrice * count - lineSubtotal)).toBeLessThanOrEqual(count / 2 + 51)
    }),
  )
})

test('the order of mark-ups makes no difference', () => {
  fc.assert(
    fc.property(amount, fc.array(markup, { maxLength: 4 }), quantity, (one, markups, count) => {
      expect(price(one, markups.toReversed(), count)).toEqual(price(one, markups, count))
    }),
  )
})

test('more of the same never costs less, as long as mark-ups do not take off', () => {
  const positive = markup.map(({ type, size }) => ({ type, size: toUnits(Math.abs(fromUnits(size))) }))
  fc.assert(
    fc.property(amount, fc.array(positive, { maxLength: 3 }), quantity, quantity, (one, markups, few, many) => {
      const [less, more] = few < many ? [few, many] : [many, few]
      expect(price(one, markups, more).lineSubtotal).toBeGreaterThanOrEqual(price(one, markups, less).lineSubtotal)
    }),
  )
})

test('with quantities of a product counted together, all its lines have one unit price, that of the sum', () => {
  const counts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 })
  const schedule = scheduleWith(
    [1, 10, 50, 100].map((Quantity) => ({ Quantity, Price: 200 / (Quantity + 1) })),
    { useCumulativeQuantity: true },
  )
  const together = offersByProduct([offerWith({ schedule })])
  const alone = offersByProduct([offerWith({ schedule: { ...schedule, useCumulativeQuantity: false } })])
  fc.assert(
    fc.property(counts, (quantities) => {
      const lines = quantities.map((count, at) => lineWith({ id: `l${at}`, quantity: count }))
      const total = quantities.reduce((all, count) => all + count, 0)
      const prices = new Set(repriceLines(lines, together, context).lines.map(({ unitPrice }) => unitPrice))
      const [single] = repriceLines([lineWith({ quantity: total })], alone, context).lines
      expect([...prices]).toEqual([single?.unitPrice])
    }),
  )
})

test('the subtotal of an order is the sum of its lines, at whatever prices', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(amount, quantity), { maxLength: 12 }), (goods) => {
      const lines = goods.map(([one, count], at) =>
        lineWith({ id: `l${at}`, quantity: count, ...price(one, [], count) }),
      )
      expect(sheetWith(lines).order.subtotal).toBe(sum(lines.map(({ lineSubtotal }) => lineSubtotal)))
    }),
  )
})

test('a line that was priced before costs the same as one that was not, whatever has changed since', () => {
  const breaks = [1, 10, 50].map((Quantity) => ({ Quantity, Price: 200 / (Quantity + 1), SalePrice: 1 }))
  const sale = { saleStart: '2026-03-01T00:00:00.000Z', saleEnd: '2026-03-02T00:00:00.000Z' }
  const required = specWith({ required: true })
  const offers = [
    offerWith({ schedule: scheduleWith(breaks) }),
    offerWith({ schedule: scheduleWith(breaks, sale) }),
    offerWith({ schedule: scheduleWith(breaks, { useCumulativeQuantity: true }) }),
    offerWith({ schedule: scheduleWith([{ Quantity: 5, Price: 3 }]) }),
    offerWith({ schedule: scheduleWith(breaks), specs: [required] }),
    offerWith({ schedule: null }),
  ]
  const turn = fc.record({
    offer: fc.constantFrom(...offers),
    now: fc.constantFrom(now, new Date('2026-03-03T00:00:00.000Z')),
    currency: fc.constantFrom(null, null, null, 'USD'),
    quantity: fc.integer({ min: 1, max: 60 }),
    isSubscription: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(turn, { minLength: 2, maxLength: 12 }), (turns) => {
      let lines: readonly Line[] = [lineWith({ id: 'a' }), lineWith({ id: 'b', quantity: 7 })]
      for (const { offer, quantity: count, ...terms } of turns) {
        const [first, ...others] = lines
        if (first && count > 30) lines = [{ ...first, quantity: count }, ...others]
        const known = repriceLines(lines, offersByProduct([offer]), terms)
        expect(known).toEqual(repriceLines(structuredClone(lines), offersByProduct([offer]), terms))
        lines = known.lines
      }
    }),
  )
})

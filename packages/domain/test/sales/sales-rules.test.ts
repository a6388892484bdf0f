import { findCancelProblem } from '@tessera/domain/sales/find-cancel-problem'
import { fulfillmentLabel } from '@tessera/domain/sales/fulfillment-label'
import { type InvoicedLine, invoiceShare } from '@tessera/domain/sales/invoice-share'
import { orderTypeOf } from '@tessera/domain/sales/order-type'
import { findPeriod } from '@tessera/domain/sales/period'
import { addDays, returnabilityOf, type SoldLine } from '@tessera/domain/sales/returnability'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const sold = (changes: Partial<SoldLine> = {}): SoldLine => ({
  kind: 'sealed-box',
  shippedBoxes: 10,
  returnedBoxes: 0,
  pendingBoxes: 0,
  deliveredOn: '2026-03-01',
  ...changes,
})

describe('what may come back', () => {
  test.each(['sample', 'clearance', 'special-order', 'service'] as const)('a %s never does', (kind) => {
    expect(returnabilityOf(sold({ kind }), '2026-03-02')).toMatchObject({ canReturn: false, boxes: 0, lastDay: null })
  })
  test('nothing does before it has arrived, after ninety days, or twice', () => {
    expect(returnabilityOf(sold({ deliveredOn: null }), '2026-03-02').text).toMatch(/once it arrives/)
    expect(returnabilityOf(sold(), '2026-05-31')).toMatchObject({ canReturn: false, lastDay: '2026-05-30' })
    expect(returnabilityOf(sold({ returnedBoxes: 4, pendingBoxes: 6 }), '2026-03-02').canReturn).toBe(false)
  })
  test('sealed boxes do on the last day, as many as are left', () => {
    expect(returnabilityOf(sold({ returnedBoxes: 2, pendingBoxes: 3 }), '2026-05-30')).toEqual({
      canReturn: true,
      text: 'Full, factory-sealed boxes can be returned until May 30, 2026.',
      lastDay: '2026-05-30',
      boxes: 5,
    })
    expect(returnabilityOf(sold({ kind: 'sheet' }), '2026-03-02').text).toMatch(/still in their wrapping/)
    expect(returnabilityOf(sold({ kind: 'setting-material' }), '2026-03-02').text).toMatch(/Unopened/)
  })
})

describe('taking an order back', () => {
  const facts = {
    status: 'open' as const,
    origin: 'web',
    fulfilments: ['confirmed', 'backordered'],
    isPaidAtCounter: false,
  }
  test('is not possible once it is picked, paid at the counter, sent or over', () => {
    expect(findCancelProblem({ ...facts, fulfilments: ['confirmed', 'picking'] })).toMatch(/started picking/)
    expect(findCancelProblem({ ...facts, isPaidAtCounter: true })).toMatch(/refund this payment online/)
    expect(findCancelProblem({ ...facts, origin: 'counter', isPaidAtCounter: true })).toMatch(/paid in store/)
    expect(findCancelProblem({ ...facts, status: 'completed' })).toMatch(/return instead/)
    expect(findCancelProblem({ ...facts, status: 'canceled' })).toMatch(/already/)
  })
  test('is possible until picking starts', () => {
    expect(findCancelProblem(facts)).toBeUndefined()
  })
})

describe('the invoice of a part', () => {
  const line = fc.record({
    boxes: fc.integer({ min: 1, max: 40 }),
    totalCents: fc.integer({ min: 0, max: 500_000 }),
    isMerchandise: fc.boolean(),
    first: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  test('all deliveries together cost the order to the cent, and no part is below zero', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        fc.nat(20_000),
        fc.nat(20_000),
        fc.nat(100),
        (given, ship, tax, off) => {
          const goods = given.reduce((sum, { totalCents }) => sum + totalCents, 0)
          fc.pre(goods > 0)
          const orderDiscountCents = Math.floor((goods * off) / 100)
          const order = { orderDiscountCents, shippingCents: ship, taxCents: tax }
          const firsts: number[] = given.map(({ boxes, first }) => Math.floor(boxes * first))
          if (!firsts.some((boxes) => boxes > 0)) firsts[0] = given[0]?.boxes ?? 0
          const parts = (earlier: number[], now: number[]): InvoicedLine[] =>
            given.map((one, at) => ({ ...one, earlierBoxes: earlier[at] ?? 0, deliveredBoxes: now[at] ?? 0 }))
          const none: number[] = given.map(() => 0)
          const rest = given.map(({ boxes }, at) => boxes - (firsts[at] ?? 0))
          const one = invoiceShare({ ...order, lines: parts(none, firsts) })
          const two = invoiceShare({ ...order, lines: parts(firsts, rest) })
          expect(one.goodsCents + two.goodsCents).toBe(goods - orderDiscountCents)
          expect(one.freightCents + two.freightCents).toBe(ship)
          expect(one.taxCents + two.taxCents).toBe(tax)
          for (const cents of [...Object.values(one), ...Object.values(two)]) expect(cents).toBeGreaterThanOrEqual(0)
          expect(one.merchandiseCents).toBeLessThanOrEqual(one.goodsCents)
        },
      ),
    )
  })
})

describe('words and periods', () => {
  test('an order is called by what is in it', () => {
    expect(orderTypeOf(['sample', 'sample'], 'parcel')).toBe('sample')
    expect(orderTypeOf(['sample', 'special-order'], 'freight')).toBe('special-order')
    expect(orderTypeOf(['sealed-box'], 'pick-up')).toBe('pick-up')
    expect(orderTypeOf(['sealed-box'], 'freight')).toBe('standard')
  })
  test('its progress is given in boxes', () => {
    const at = (fulfilment: string, shippedBoxes = 0, canceledBoxes = 0) => ({
      boxes: 10,
      shippedBoxes,
      canceledBoxes,
      fulfilment,
    })
    expect(fulfillmentLabel([at('confirmed', 4), at('canceled', 0, 10)], false)).toBe('4 of 10 sent')
    expect(fulfillmentLabel([at('canceled', 0, 10)], false)).toBe('Canceled')
    expect(fulfillmentLabel([at('shipped', 10)], false)).toBe('On its way')
    expect(fulfillmentLabel([at('delivered', 10)], false)).toBe('Delivered')
  })
  test('a pickup is never on its way', () => {
    const at = (fulfilment: string, shippedBoxes = 0) => ({ boxes: 10, canceledBoxes: 0, shippedBoxes, fulfilment })
    expect(fulfillmentLabel([at('ready-for-pick-up')], true)).toBe('Ready for pickup')
    expect(fulfillmentLabel([at('ready-for-pick-up', 4)], true)).toBe('4 of 10 picked up')
    expect(fulfillmentLabel([at('shipped', 10)], true)).toBe('Picked up')
    expect(fulfillmentLabel([at('delivered', 10)], true)).toBe('Picked up')
  })
  test.each(['31', '1899', '2026-02-30..2026-03-01', '2026-03-02..2026-03-01', 'x', '2026-01-01'])(
    '%s is no period',
    (text) => {
      expect(findPeriod(text, '2026-03-14')).toBeUndefined()
    },
  )
  test('days count today, a year is whole, two days are as they are', () => {
    expect(findPeriod('30', '2026-03-14')).toEqual({ from: '2026-02-13', to: '2026-03-14' })
    expect(findPeriod('2025', '2026-03-14')).toEqual({ from: '2025-01-01', to: '2025-12-31' })
    expect(findPeriod('2024-02-29..2024-02-29', '2026-03-14')).toEqual({ from: '2024-02-29', to: '2024-02-29' })
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01')
  })
})

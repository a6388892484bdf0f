import { canceledWorth } from '@tessera/domain/sales/canceled-worth'
import { findLineCancelProblem } from '@tessera/domain/sales/find-cancel-problem'
import { invoiceShare } from '@tessera/domain/sales/invoice-share'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

describe('taking boxes of one line back', () => {
  const facts = {
    status: 'open' as const,
    origin: 'web',
    fulfilment: 'allocated',
    leftBoxes: 3,
    isPaidAtCounter: false,
  }
  test('is not possible once they are picked, sent or over, before the approval, or where the money is not ours to give', () => {
    expect(findLineCancelProblem({ ...facts, status: 'completed' })).toMatch(/return instead/)
    expect(findLineCancelProblem({ ...facts, status: 'awaiting-approval' })).toMatch(/whole order/)
    expect(findLineCancelProblem({ ...facts, leftBoxes: 0 })).toMatch(/left to cancel/)
    expect(findLineCancelProblem({ ...facts, fulfilment: 'picking' })).toMatch(/call your store/)
    expect(findLineCancelProblem({ ...facts, origin: 'quote' })).toMatch(/whole quote/)
    expect(findLineCancelProblem({ ...facts, isPaidAtCounter: true })).toMatch(/paid in store/)
  })
  test('is possible until picking starts', () => {
    expect(findLineCancelProblem(facts)).toBeUndefined()
  })
})

const line = fc.record({
  boxes: fc.integer({ min: 1, max: 40 }),
  totalCents: fc.integer({ min: 0, max: 500_000 }),
  isMerchandise: fc.boolean(),
  canceledShare: fc.double({ min: 0, max: 1, noNaN: true }),
})
const order = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    discountShare: fc.double({ min: 0, max: 1, noNaN: true }),
    shippingCents: fc.integer({ min: 0, max: 40_000 }),
    taxCents: fc.integer({ min: 0, max: 90_000 }),
  })
  .map(({ lines, discountShare, ...rest }) => ({
    ...rest,
    orderDiscountCents: Math.floor(discountShare * lines.reduce((sum, { totalCents }) => sum + totalCents, 0)),
    lines: lines.map(({ canceledShare, ...one }) => ({ ...one, canceledBoxes: Math.floor(canceledShare * one.boxes) })),
  }))

test('what is canceled and what is invoiced, in however many deliveries, are the total to the cent', () => {
  fc.assert(
    fc.property(order, fc.integer({ min: 1, max: 5 }), (given, deliveries) => {
      const goods = given.lines.reduce((sum, { totalCents }) => sum + totalCents, 0)
      fc.pre(goods > 0 && given.lines.some(({ boxes, canceledBoxes }) => canceledBoxes < boxes))
      const sent = (part: number) =>
        given.lines.map(({ boxes, canceledBoxes }) => Math.floor(((boxes - canceledBoxes) * part) / deliveries))
      let invoiced = 0
      for (let part = 0; part < deliveries; part += 1) {
        const [before, after] = [sent(part), sent(part + 1)]
        if (before.join() === after.join()) continue
        const lines = given.lines.map((one, at) => ({
          ...one,
          earlierBoxes: before[at] ?? 0,
          deliveredBoxes: (after[at] ?? 0) - (before[at] ?? 0),
        }))
        const { goodsCents, freightCents, taxCents } = invoiceShare({ ...given, lines })
        invoiced += goodsCents + freightCents + taxCents
      }
      const total = goods - given.orderDiscountCents + given.shippingCents + given.taxCents
      expect(invoiced + canceledWorth(given)).toBe(total)
      expect(canceledWorth(given)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('an order of which nothing is left is worth all of it, freight as well', () => {
  const lines = [{ boxes: 3, totalCents: 1000, isMerchandise: true, canceledBoxes: 3 }]
  expect(canceledWorth({ lines, orderDiscountCents: 100, shippingCents: 50, taxCents: 63 })).toBe(1013)
})

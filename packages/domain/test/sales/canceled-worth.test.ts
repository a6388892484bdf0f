import { canceledWorth } from '@tessera/domain/sales/canceled-worth'
import { cancelEffect } from '@tessera/domain/sales/change-effect'
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
    expect(findLineCancelProblem({ ...facts, isPaidAtCounter: true })).toMatch(/refund this payment online/)
    expect(findLineCancelProblem({ ...facts, origin: 'counter', isPaidAtCounter: true })).toMatch(/paid in store/)
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

test('the effects of any sequence of cancellations and additions add up to the order, and to nothing when all is canceled', () => {
  const step = fc.record({ at: fc.nat(), boxes: fc.nat({ max: 12 }), added: fc.option(line) })
  fc.assert(
    fc.property(order, fc.array(step, { maxLength: 8 }), (given, steps) => {
      // tax is a part of the price
      fc.pre(given.lines.some(({ totalCents }) => totalCents > 0))
      const lines = given.lines.map((one, at) => ({ ...one, lineNo: at + 1, canceledBoxes: 0 }))
      let now = { ...given, lines, canceledCents: 0 }
      const totalOf = () =>
        now.lines.reduce((sum, { totalCents }) => sum + totalCents, 0) -
        now.orderDiscountCents +
        now.shippingCents +
        now.taxCents
      const cancel = (lineNo: number, boxes: number) => {
        const effect = cancelEffect(now, [{ lineNo, boxes }])
        expect(effect.goodsCents + effect.freightCents + effect.taxCents).toBe(effect.totalCents)
        const changed = now.lines.map((one) =>
          one.lineNo === lineNo ? { ...one, canceledBoxes: one.canceledBoxes + boxes } : one,
        )
        now = { ...now, lines: changed, canceledCents: now.canceledCents - effect.totalCents }
        expect(now.canceledCents).toBe(canceledWorth(now))
      }
      for (const { at, boxes, added } of steps) {
        const one = now.lines[at % now.lines.length]
        if (one) cancel(one.lineNo, Math.min(boxes, one.boxes - one.canceledBoxes))
        // an addition brings its own tax, and the next cancellation counts with it
        if (added) {
          const lineNo = now.lines.length + 1
          const more = { ...added, lineNo, canceledBoxes: 0 }
          now = { ...now, lines: [...now.lines, more], taxCents: now.taxCents + Math.floor(added.totalCents / 12) }
        }
      }
      for (const { lineNo, boxes, canceledBoxes } of now.lines) cancel(lineNo, boxes - canceledBoxes)
      expect(now.canceledCents).toBe(totalOf())
    }),
  )
})

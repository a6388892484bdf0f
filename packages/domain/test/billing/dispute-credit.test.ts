import { divideDisputeCredit } from '@tessera/domain/billing/dispute-credit'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const line = { lineNo: 1, boxes: 5, totalCents: 15_000, taxCents: 600 }
const invoice = { goodsCents: 19_000, freightCents: 9_500, taxCents: 760, lines: [line] }

test('a disputed line gives back its goods and their tax, and no freight', () => {
  const parts = [{ lineNo: 1, boxes: 2, amountCents: 6240 }]
  expect(divideDisputeCredit(invoice, parts, 6240)).toEqual({ goodsCents: 6000, freightCents: 0, taxCents: 240 })
})

test('a disputed amount takes from goods, freight and tax alike', () => {
  expect(divideDisputeCredit(invoice, [], 2926)).toEqual({ goodsCents: 1900, freightCents: 950, taxCents: 76 })
})

test('the parts add up to the credit and exceed nothing, whatever is disputed', () => {
  const money = fc.integer({ min: 0, max: 5_000_000 })
  fc.assert(
    fc.property(
      fc.record({ goodsCents: fc.integer({ min: 1, max: 5_000_000 }), freightCents: money, taxCents: money }),
      fc.array(fc.record({ totalCents: fc.integer({ min: 1, max: 900_000 }), taxCents: money }), { maxLength: 6 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (bill, amounts, share) => {
        const lines = amounts.map((one, at) => ({ lineNo: at + 1, boxes: 1, ...one }))
        const parts = lines.map(({ lineNo, totalCents, taxCents }) => ({
          lineNo,
          boxes: null,
          amountCents: totalCents + taxCents,
        }))
        const goods = lines.length > 0 ? lines.reduce((sum, one) => sum + one.totalCents, 0) : bill.goodsCents
        const tax = lines.length > 0 ? lines.reduce((sum, one) => sum + one.taxCents, 0) : bill.taxCents
        const freight = lines.length > 0 ? 0 : bill.freightCents
        const cents = Math.floor((goods + tax + freight) * share)
        const credit = divideDisputeCredit({ ...bill, lines }, parts, cents)
        expect(credit.goodsCents + credit.freightCents + credit.taxCents).toBe(cents)
        expect([credit.goodsCents, credit.freightCents, credit.taxCents].every((one) => one >= 0)).toBe(true)
        expect(credit.goodsCents).toBeLessThanOrEqual(goods)
        expect(credit.freightCents).toBeLessThanOrEqual(freight)
        expect(credit.taxCents).toBeLessThanOrEqual(tax)
      },
    ),
  )
})

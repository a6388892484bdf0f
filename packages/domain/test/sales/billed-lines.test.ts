import { findBilledTax } from '@tessera/domain/checkout/billed-tax'
import { billedDiscount, billedLines } from '@tessera/domain/sales/billed-lines'
import { type InvoicedLine, invoiceShare } from '@tessera/domain/sales/invoice-share'
import { array, assert, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'

const sumOf = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((sum, one) => sum + of(one), 0)

describe('the lines of an invoice', () => {
  it('add up to its goods and tax to the cent, over all deliveries of an order', () => {
    const line = record({
      boxes: integer({ min: 1, max: 40 }),
      totalCents: integer({ min: 0, max: 500_000 }),
      first: integer({ min: 0, max: 40 }),
    })
    const orders = record({
      lines: array(line, { minLength: 1, maxLength: 6 }),
      taxCents: integer({ min: 0, max: 50_000 }),
      shippingCents: integer({ min: 0, max: 20_000 }),
    })
    assert(
      property(orders, ({ lines, taxCents, shippingCents }) => {
        const deliveries = [0, 1].map((at) =>
          lines.map(({ boxes, totalCents, first }): InvoicedLine => {
            const part = Math.min(first, boxes)
            return at === 0
              ? { boxes, totalCents, isMerchandise: true, earlierBoxes: 0, deliveredBoxes: part }
              : { boxes, totalCents, isMerchandise: true, earlierBoxes: part, deliveredBoxes: boxes - part }
          }),
        )
        for (const delivered of deliveries) {
          const bill = invoiceShare({ lines: delivered, orderDiscountCents: 0, taxCents, shippingCents })
          const shares = billedLines(
            delivered.map((one) => ({ ...one, billedBoxes: one.deliveredBoxes })),
            bill,
          )
          expect(sumOf(shares, ({ totalCents }) => totalCents)).toBe(bill.goodsCents)
          expect(sumOf(shares, (one) => one.taxCents)).toBe(bill.goodsCents === 0 ? 0 : bill.taxCents)
          expect(billedDiscount(shares, bill)).toBe(0)
        }
      }),
    )
  })

  it('exceed the goods by the discount on the whole order', () => {
    const delivered = [{ boxes: 3, totalCents: 10_000, isMerchandise: true, earlierBoxes: 0, deliveredBoxes: 3 }]
    const bill = invoiceShare({ lines: delivered, orderDiscountCents: 1_500, taxCents: 340, shippingCents: 0 })
    const shares = billedLines([{ boxes: 3, totalCents: 10_000, earlierBoxes: 0, billedBoxes: 3 }], bill)
    expect(shares).toEqual([{ totalCents: 10_000, taxCents: 340 }])
    expect(billedDiscount(shares, bill)).toBe(1_500)
  })
})

describe('the rate of a bill’s tax', () => {
  const bill = { state: 'GA', goodsCents: 10_000, freightCents: 5_000, taxCents: 600 }

  it('is not named where our table does not explain the amount', () => {
    expect(findBilledTax({ ...bill, taxCents: 812 })).toBeUndefined()
    expect(findBilledTax({ ...bill, state: null })).toBeUndefined()
    expect(findBilledTax({ ...bill, taxCents: 0 })).toBeUndefined()
  })

  it('is on goods with freight, or on goods alone', () => {
    expect(findBilledTax(bill)).toEqual({ state: 'GA', percent: 4, baseCents: 15_000, taxCents: 600 })
    expect(findBilledTax({ ...bill, taxCents: 401 })).toMatchObject({ percent: 4, baseCents: 10_000 })
  })
})

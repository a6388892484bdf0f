import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromUnits, sum, toUnits } from '../../src/money.ts'
import type { AppliedPromotion } from '../../src/order-model/order-state.ts'
import { withTotals } from '../../src/orders/totals.ts'
import { euros, lineWith, sheetWith } from './samples.ts'

const promotion = (amount: number, lineItemID: string | null = null): AppliedPromotion => ({
  promotionID: `p${amount}`,
  lineItemID,
  amount: euros(amount),
  amountOverridden: false,
})
const line = (id: string, cost: number) => lineWith({ id, lineSubtotal: euros(cost) })

describe('promotions take off', () => {
  test('no more than the line costs, and no more than lines and shipping cost together', () => {
    const lines = [line('a', 20), line('b', 30)]
    const given = { promotions: [promotion(500), promotion(25, 'a')] }
    const { order, lines: after, promotions } = sheetWith(lines, { shippingCost: euros(5), taxCost: euros(3) }, given)
    expect(promotions.map(({ amount }) => fromUnits(amount))).toEqual([35, 20])
    expect(after.map(({ lineTotal }) => fromUnits(lineTotal))).toEqual([0, 30])
    expect([order.promotionDiscount, order.total].map(fromUnits)).toEqual([55, 3])
  })

  test('nothing below zero, nothing from lines that are gone, and whole cents', () => {
    const given = { promotions: [promotion(-5), promotion(5, 'gone'), promotion(1.005)] }
    expect(fromUnits(sheetWith([line('a', 20)], {}, given).order.promotionDiscount)).toBe(1.01)
  })
})

test('the worked example of the public manual comes out: 170 − 30 + 25 + 14.54', () => {
  const costs = { shippingCost: euros(25), taxCost: euros(14.54) }
  const { order } = sheetWith([line('a', 100), line('b', 70)], costs, {
    promotions: [promotion(10), promotion(20, 'b')],
  })
  expect([order.subtotal, order.promotionDiscount, order.total].map(fromUnits)).toEqual([170, 30, 179.54])
})

test('a bundle is not counted as a line', () => {
  expect(sheetWith([line('a', 1), lineWith({ id: 'b', isBundle: true })]).order.lineItemCount).toBe(1)
})

test('the parts of an order add up to its total exactly, whatever they are', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 }).map((count) => toUnits(`${count}e-2`))
  const units = fc.integer({ min: 0, max: 10_000_000 }).map((count) => toUnits(`${count}e-4`))
  const costs = fc.record({ shippingCost: cents, taxCost: cents, gratuity: cents, fees: cents })
  const entry = fc.record({ at: fc.integer({ min: -1, max: 5 }), amount: units })
  fc.assert(
    fc.property(
      fc.array(cents, { maxLength: 6 }),
      costs,
      fc.array(entry, { maxLength: 6 }),
      (subtotals, given, entries) => {
        const lines = subtotals.map((lineSubtotal, at) => lineWith({ id: `l${at}`, lineSubtotal }))
        const promotions = entries.map(({ at, amount }, index) => ({
          promotionID: `p${index}`,
          lineItemID: at < 0 ? null : `l${at}`,
          amount,
          amountOverridden: false,
        }))
        const state = sheetWith(lines, given, { promotions })
        const { order } = state
        const { shippingCost, taxCost, gratuity, fees } = order
        expect(order.subtotal).toBe(sum(subtotals))
        expect(order.promotionDiscount).toBe(sum(state.promotions.map(({ amount }) => amount)))
        expect(order.total).toBe(order.subtotal + shippingCost + taxCost + gratuity + fees - order.promotionDiscount)
        expect(order.promotionDiscount).toBeLessThanOrEqual(order.subtotal + shippingCost)
        for (const one of state.lines) {
          expect(one.lineTotal).toBe(one.lineSubtotal - one.promotionDiscount)
          expect(one.lineTotal).toBeGreaterThanOrEqual(0)
        }
        expect(withTotals(state)).toEqual(state)
      },
    ),
  )
})

import { expect, test } from 'vitest'
import { offersByProduct } from '../../src/order-model/offer.ts'
import { findWithoutUnavailable } from '../../src/orders/refresh.ts'
import { euros, lineWith, now, offerWith, sheetWith } from './samples.ts'

const offers = offersByProduct([offerWith()])
const tile = lineWith({ lineSubtotal: euros(10), lineTotal: euros(10) })
const gone = lineWith({ id: 'l2', productID: 'gone' })
const linesLeft = (...lines: Parameters<typeof sheetWith>[0][number][]) =>
  findWithoutUnavailable(sheetWith(lines), offers, now)?.state.lines.map(({ id }) => id)

test('nothing leaves an order whose products are all there, a submitted one, or a waiting one', () => {
  expect(linesLeft(tile)).toBeUndefined()
  for (const status of ['Open', 'AwaitingApproval', 'Completed'] as const)
    expect(findWithoutUnavailable(sheetWith([tile, gone], { status }), offers, now)).toBeUndefined()
})

test('a line of a product that is gone leaves with its promotions, and ends the calculation', () => {
  const promotions = ['l1', 'l2'].map((lineItemID) => ({
    promotionID: 'p',
    lineItemID,
    amount: euros(1),
    amountOverridden: false,
  }))
  const sheet = sheetWith([tile, gone], { isCalculated: true }, { promotions })
  const { state } = findWithoutUnavailable(sheet, offers, now) ?? { state: sheet }
  expect(state.lines).toEqual([expect.objectContaining({ id: 'l1' })])
  expect(state.promotions.map(({ lineItemID }) => lineItemID)).toEqual(['l1'])
  expect(state.order).toMatchObject({ lineItemCount: 1, isCalculated: false })
})

test('a bundle leaves as a whole, and a line that was shipped stays', () => {
  const bundle = lineWith({ id: 'b', productID: 'tile', isBundle: true })
  const parts = [
    lineWith({ id: 'b1', bundleItemID: 'b' }),
    lineWith({ id: 'b2', productID: 'gone', bundleItemID: 'b' }),
  ]
  expect(linesLeft(tile, bundle, ...parts)).toEqual(['l1'])
  expect(linesLeft(tile, { ...gone, quantityShipped: 1 })).toBeUndefined()
})

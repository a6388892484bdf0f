import { expect, test } from 'vitest'
import { findCompleted, isOpenAndPacked } from '../../src/orders/complete-order.ts'
import { putOnShipment, takeOffShipment } from '../../src/orders/shipped-quantity.ts'
import { lineWith, now, sheetWith } from './samples.ts'

const open = { status: 'Open', isSubmitted: true } as const
const held = { productID: 'tile', variantID: null, recordID: null, quantity: 4 }
const codesOf = (decision: ReturnType<typeof putOnShipment>) =>
  decision.ok ? [] : decision.problems.map(({ code }) => code)

test('a missing line, a bundle, a canceled order and less than one piece are refused', () => {
  const state = sheetWith([lineWith({ quantity: 4 }), lineWith({ id: 'set', isBundle: true })], open)
  const put = (lineItemID: string, quantity: number) =>
    codesOf(putOnShipment(state, { lineItemID, quantity, before: 0 }))
  expect(put('none', 1)).toEqual(['NotFound'])
  expect(put('set', 1)).toEqual(['ShipmentItem.CannotBeBundle'])
  expect(put('l1', 0)).toEqual(['ValidationFailure'])
  const canceled = sheetWith([lineWith({ quantity: 4 })], { status: 'Canceled', isSubmitted: true })
  expect(codesOf(putOnShipment(canceled, { lineItemID: 'l1', quantity: 1, before: 0 }))).toEqual([
    'Order.CannotShipBadStatus',
  ])
})

test('the quantity on the shipment itself does not count against a change of it', () => {
  const state = sheetWith([lineWith({ quantity: 4, quantityShipped: 3 })], open)
  const put = (quantity: number, before: number) => putOnShipment(state, { lineItemID: 'l1', quantity, before })
  expect(codesOf(put(2, 0))).toEqual(['ShipmentItem.QuantityExceeded'])
  expect(put(1, 0)).toMatchObject({ ok: true, state: { lines: [{ quantityShipped: 4 }] } })
  expect(put(2, 3)).toMatchObject({ ok: true, state: { lines: [{ quantityShipped: 2 }] } })
  expect(codesOf(put(5, 3))).toEqual(['ShipmentItem.QuantityExceeded'])
})

test('items taken off a canceled order return the stock that had been shipped', () => {
  const line = lineWith({ quantity: 4, quantityShipped: 3, stockTaken: { ...held, quantity: 3 } })
  const items = [{ lineItemID: 'l1', quantity: 3 }]
  const canceled = takeOffShipment(sheetWith([line], { status: 'Canceled', isSubmitted: true }), items)
  expect(canceled).toMatchObject({ stock: [{ productID: 'tile', change: 3 }] })
  expect(canceled.state.lines).toMatchObject([{ quantityShipped: 0, stockTaken: null }])
  const completed = takeOffShipment(sheetWith([line], { status: 'Completed', isSubmitted: true }), items)
  expect(completed).toMatchObject({ stock: [], state: { order: { status: 'Completed' } } })
})

test('an open order completes when everything has left', () => {
  const state = sheetWith(
    [lineWith({ quantity: 4, quantityShipped: 4 }), lineWith({ id: 'set', isBundle: true })],
    open,
  )
  expect(isOpenAndPacked(state)).toBe(true)
  expect(findCompleted(state, new Map([['l1', 3]]), now)).toBeUndefined()
  expect(findCompleted(state, new Map([['l1', 4]]), now)).toMatchObject({ order: { status: 'Completed' } })
  expect(isOpenAndPacked(sheetWith([lineWith({ quantity: 4, quantityShipped: 3 })], open))).toBe(false)
})

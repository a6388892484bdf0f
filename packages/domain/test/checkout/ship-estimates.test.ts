import { ShipEstimate, ShipEstimateItem, ShipMethod } from '@tessera/contract/platform/orders/checkout-responses'
import type { CheckoutLine } from '@tessera/domain/checkout/checkout'
import { shipEstimates } from '@tessera/domain/checkout/ship-estimates'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyLines, anyState, checkout, inState, line } from './sample-checkout.ts'

const estimatesOf = (...lines: readonly CheckoutLine[]) => shipEstimates(checkout(lines)).ShipEstimates
const methodsOf = (...lines: readonly CheckoutLine[]) =>
  estimatesOf(...lines)[0]?.ShipMethods.map(({ ID, Cost }) => [ID, Cost])

test('an order without lines has no estimates', () => {
  expect(estimatesOf()).toEqual([])
})

test('a box of tile ships by parcel, the cheapest way unless told otherwise', () => {
  const [estimate] = estimatesOf(line({ quantity: 2 }))
  expect(estimate).toMatchObject({
    ID: 'shipment-1',
    SelectedShipMethodID: 'ground',
    ShipEstimateItems: [{ LineItemID: 'line', Quantity: 2 }],
    xp: { Pounds: 38.6, Zone: 1 },
  })
  expect(methodsOf(line({ quantity: 2 }))).toEqual([
    ['ground', 29.45],
    ['two-day', 94.95],
    ['store-pick-up', 0],
  ])
})

test('freight is not offered to a PO box, where a parcel is', () => {
  const box = { ...inState('IL'), Street1: 'P.O. Box 12' }
  const heavy = line({ weight: 200, quantity: 1, shippingAddress: box })
  expect(methodsOf(heavy)).toEqual([['store-pick-up', 0]])
  expect(estimatesOf(heavy)[0]?.SelectedShipMethodID).toBe('store-pick-up')
  expect(methodsOf(line({ quantity: 2, shippingAddress: box }))?.map(([id]) => id)).toContain('ground')
})

test('up to 150 pounds are a parcel, more is freight', () => {
  expect(methodsOf(line({ weight: 75, quantity: 2 }))).toEqual([
    ['ground', 74.45],
    ['store-pick-up', 0],
  ])
  expect(methodsOf(line({ weight: 75.001, quantity: 2 }))).toEqual([
    ['freight', 122],
    ['freight-lift-gate', 219],
    ['store-pick-up', 0],
  ])
})

test('a second pallet is paid for', () => {
  expect(methodsOf(line({ weight: 50, quantity: 40 }))?.[0]).toEqual(['freight', 79 + 20 * 9 + 25])
  expect(methodsOf(line({ weight: 50, quantity: 41 }))?.[0]).toEqual(['freight', 79 + 21 * 9 + 2 * 25])
})

test('what is longer than eight feet is freight, however light', () => {
  const size = { length: 97, width: 1, height: 1 }
  expect(methodsOf(line({ weight: 2, size }))?.[0]?.[0]).toBe('freight')
  expect(methodsOf(line({ weight: 2, size: { ...size, length: 96 } }))?.[0]?.[0]).toBe('ground')
})

test('what is bulky counts by its size', () => {
  const size = { length: 20, width: 20, height: 13.9 }
  expect(estimatesOf(line({ weight: 2, size }))[0]?.xp.Pounds).toBe(40)
})

test('samples alone go by sample post, but not along with boxes', () => {
  const sample = line({ id: 'sample', weight: null, isSample: true })
  expect(methodsOf(sample)?.[0]).toEqual(['sample-post', 5.95])
  expect(methodsOf(sample, line())?.[0]?.[0]).toBe('ground')
})

test('a product without a weight counts five pounds, a sample one', () => {
  expect(estimatesOf(line({ weight: null, quantity: 3 }))[0]?.xp.Pounds).toBe(15)
  expect(estimatesOf(line({ weight: null, quantity: 3, isSample: true }))[0]?.xp.Pounds).toBe(3)
})

test('weights add up to what their decimals say', () => {
  expect(estimatesOf(line({ weight: 16.1, quantity: 3 }))[0]?.xp.Pounds).toBe(48.3)
})

test('lines to the same place ship together, however it is spelled', () => {
  const estimates = estimatesOf(
    line({ id: 'a', shippingAddress: inState('MN') }),
    line({ id: 'b', shippingAddress: inState('WI') }),
    line({ id: 'c', shippingAddress: { ...inState('mn', ' 1  MAIN st '), FirstName: 'Ada' } as object }),
  )
  expect(estimates.map(({ ID, ShipEstimateItems }) => [ID, ShipEstimateItems.map((one) => one.LineItemID)])).toEqual([
    ['shipment-1', ['a', 'c']],
    ['shipment-2', ['b']],
  ])
})

test('outside the country shipping costs as much as to the farthest state', () => {
  const [abroad, far] = [{ ...inState('ON'), Country: 'CA' }, inState('HI')]
  expect(methodsOf(line({ shippingAddress: abroad }))).toEqual(methodsOf(line({ shippingAddress: far })))
})

test('estimates have the shape of the wire', () => {
  const [estimate] = estimatesOf(line())
  expect(Object.keys(estimate ?? {}).sort()).toEqual(Object.keys(ShipEstimate.properties).sort())
  expect(Object.keys(estimate?.ShipEstimateItems[0] ?? {})).toEqual(Object.keys(ShipEstimateItem.properties))
  expect(Object.keys(estimate?.ShipMethods[0] ?? {}).sort()).toEqual(Object.keys(ShipMethod.properties).sort())
})

test('estimates cover every line exactly once, and each has a way to be shipped', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const estimates = estimatesOf(...lines)
      const items = estimates.flatMap(({ ShipEstimateItems }) => ShipEstimateItems)
      expect(items.map(({ LineItemID }) => LineItemID).sort()).toEqual(lines.map(({ id }) => id).sort())
      for (const { LineItemID, Quantity } of items)
        expect(Quantity).toBe(lines.find(({ id }) => id === LineItemID)?.quantity)
      for (const { SelectedShipMethodID, ShipMethods } of estimates)
        expect(ShipMethods.find(({ ID }) => ID === SelectedShipMethodID)?.Cost).toBeGreaterThan(0)
      expect(new Set(estimates.map(({ ID }) => ID)).size).toBe(estimates.length)
    }),
  )
})

test('the cheapest delivery never costs less because something weighs more', () => {
  const upTo = (max: number) => fc.double({ min: 0, max, noNaN: true })
  const pounds = fc.oneof(upTo(10), upTo(200), upTo(3000))
  fc.assert(
    fc.property(pounds, pounds, anyState, fc.boolean(), (one, other, state, isSample) => {
      const cost = (weight: number) => {
        const [estimate] = estimatesOf(line({ weight, isSample, shippingAddress: inState(state) }))
        return estimate?.ShipMethods.find(({ ID }) => ID === estimate.SelectedShipMethodID)?.Cost ?? 0
      }
      expect(cost(Math.min(one, other))).toBeLessThanOrEqual(cost(Math.max(one, other)))
    }),
    { numRuns: 500 },
  )
})

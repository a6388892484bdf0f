import type { OrderTotals, ShippingEstimate } from '@tessera/client/shop/types.gen'
import { expect, test } from 'vitest'
import { withEstimate } from '../../app/features/cart/with-estimate.ts'
import { withPickUp } from '../../app/features/cart/with-pick-up.ts'

const totals = { merchandiseCents: 8703, shippingCents: null, taxCents: null, totalCents: 8703 } as OrderTotals
const estimate = { options: [{ costCents: 5200 }, { costCents: 3745 }] } as ShippingEstimate

test('an estimate never replaces a known price', () => {
  const known = { ...totals, shippingCents: 1000, totalCents: 9703 }
  expect(withEstimate(known, estimate)).toEqual(known)
})

test.each([null, undefined, { ...estimate, options: [] }])('without an offer the totals stay as they are', (none) => {
  expect(withEstimate(totals, none)).toEqual(totals)
})

test('pickup costs nothing, also after a delivery was chosen', () => {
  const free = { shippingCents: 0, taxCents: null, totalCents: 8703, isComplete: false }
  expect(withPickUp(totals)).toMatchObject(free)
  expect(withPickUp({ ...totals, shippingCents: 3745, taxCents: 700, totalCents: 13_148 })).toMatchObject(free)
})

test('the cheapest delivery is in the estimated total', () => {
  expect(withEstimate(totals, estimate)).toMatchObject({ shippingCents: 3745, totalCents: 12448 })
})

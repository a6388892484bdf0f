import { OrderCalculateResponse } from '@tessera/contract/platform/orders/checkout-responses'
import { calculateCosts } from '@tessera/domain/checkout/calculate-costs'
import type { CheckoutLine } from '@tessera/domain/checkout/checkout'
import { shipEstimates } from '@tessera/domain/checkout/ship-estimates'
import { stateTaxes } from '@tessera/domain/checkout/state-taxes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCents, anyLines, anyState, checkout, inState, line } from './sample-checkout.ts'

function calculated(lines: readonly CheckoutLine[], chosen?: string, discount = 0) {
  const input = checkout(lines, discount)
  const estimates = shipEstimates(input).ShipEstimates.map((one) => ({
    ...one,
    SelectedShipMethodID: chosen ?? one.SelectedShipMethodID,
  }))
  return calculateCosts(input, estimates)
}

test.each([
  ['in a state without sales tax', { shippingAddress: inState('OR') }],
  ['abroad', { shippingAddress: { ...inState('ON'), Country: 'CA' } }],
  ['without a state', { shippingAddress: { Country: 'US' } }],
  ['without an address', { shippingAddress: null }],
  ['of exempt goods', { taxable: false }],
])('a delivery %s is not taxed', (_name, more) => {
  expect(calculated([line(more)])).toMatchObject({ TaxTotal: 0, ShippingTotal: expect.any(Number) })
})

test('tax is on goods, and on shipping where the state says so', () => {
  // 94.31 and 17.45 at 6.875 %
  expect(calculated([line()])).toMatchObject({ ShippingTotal: 17.45, TaxTotal: 7.68, FeeTotal: 0 })
  // 94.31 alone at 6.25 %
  expect(calculated([line({ shippingAddress: inState('IL') })])).toMatchObject({ ShippingTotal: 20.95, TaxTotal: 5.89 })
})

test('the method that was chosen is paid for', () => {
  expect(calculated([line()], 'two-day').ShippingTotal).toBe(47.95)
})

test('a method that is not on offer is not free', () => {
  expect(calculated([line()], 'pigeon').ShippingTotal).toBe(17.45)
})

test('what is fetched costs no shipping and is taxed where the store is', () => {
  const fetched = calculated([line({ total: 100, shippingAddress: inState('OR') })], 'store-pick-up')
  expect(fetched).toMatchObject({ ShippingTotal: 0, TaxTotal: 6.88 })
})

test('exempt goods are taken out of the base', () => {
  const lines = [line({ id: 'a', total: 100 }), line({ id: 'b', total: 50, taxable: false })]
  expect(calculated(lines, 'store-pick-up').TaxTotal).toBe(6.88)
})

test('a discount of the whole order lowers the tax by its share', () => {
  const lines = [line({ id: 'a', total: 100 }), line({ id: 'b', total: 100, taxable: false })]
  expect(calculated(lines, 'store-pick-up', 40).xp.Taxes).toEqual([{ State: 'MN', Percent: 6.875, Base: 80, Tax: 5.5 }])
  expect(calculated(lines, 'store-pick-up', 500).TaxTotal).toBe(0)
})

test('each state has its own', () => {
  const lines = [
    line({ id: 'a', total: 100, shippingAddress: inState('CA') }),
    line({ id: 'b', total: 100, shippingAddress: inState('CA', '2 High St') }),
    line({ id: 'c', total: 10, shippingAddress: inState('IL') }),
  ]
  const { TaxTotal, xp } = calculated(lines)
  expect(xp.Taxes).toEqual([
    { State: 'CA', Percent: 7.25, Base: 200, Tax: 14.5 },
    { State: 'IL', Percent: 6.25, Base: 10, Tax: 0.63 },
  ])
  expect(TaxTotal).toBe(15.13)
})

test('an order that was never estimated has tax and no shipping', () => {
  expect(calculateCosts(checkout([line({ total: 100 })]), [])).toMatchObject({ ShippingTotal: 0, TaxTotal: 6.88 })
})

test('a calculation has names of the wire and fits into its extended properties', () => {
  const everywhere = Object.keys(stateTaxes).map((state) => line({ id: state, shippingAddress: inState(state) }))
  const answer = calculated(everywhere)
  for (const name of Object.keys(answer)) expect(Object.keys(OrderCalculateResponse.properties)).toContain(name)
  expect(JSON.stringify(answer.xp).length).toBeLessThan(8000)
})

test('tax is the rate on the base, rounded half up to cents', () => {
  fc.assert(
    fc.property(anyCents, anyState, (cents, state) => {
      const input = checkout([line({ total: cents / 100, shippingAddress: inState(state) })])
      // rates have three decimals at most: whole thousandths of a percent of whole cents
      const thousandths = BigInt(Math.round((stateTaxes[state]?.percent ?? 0) * 1000))
      const expected = (BigInt(cents) * thousandths + 50_000n) / 100_000n
      expect(calculateCosts(input, []).TaxTotal).toBe(Number(expected) / 100)
    }),
  )
})

test('whatever the order, its parts add up and none is below zero', () => {
  fc.assert(
    fc.property(anyLines, anyCents, (lines, discount) => {
      const { TaxTotal, ShippingTotal, xp } = calculated(lines, undefined, discount / 100)
      const parts = xp.Taxes.map(({ Tax }) => Math.round(Tax * 100)).reduce((one, other) => one + other, 0)
      expect(Math.round(TaxTotal * 100)).toBe(parts)
      expect(Math.min(TaxTotal, ShippingTotal, ...xp.Taxes.map(({ Base }) => Base))).toBeGreaterThanOrEqual(0)
    }),
  )
})

import { findOverLimit } from '@tessera/domain/sales/over-limit'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const purchase = {
  orderCents: 5000,
  newCents: 5000,
  orderLimitCents: null,
  monthLimitCents: null,
  monthUsedCents: 0,
}

test('a cent more than the limit of an order is over it, exactly the limit is not', () => {
  expect(findOverLimit({ ...purchase, orderLimitCents: 4999 })).toEqual({
    kind: 'order',
    limitCents: 4999,
    usedCents: 0,
  })
  expect(findOverLimit({ ...purchase, orderLimitCents: 5000 })).toBeUndefined()
})

test('an addition counts with its order for the order’s limit, and alone for the month', () => {
  const addition = { ...purchase, orderCents: 8000, newCents: 3000, monthLimitCents: 9000, monthUsedCents: 6001 }
  expect(findOverLimit({ ...addition, orderLimitCents: 7999 })).toMatchObject({ kind: 'order' })
  expect(findOverLimit(addition)).toEqual({ kind: 'month', limitCents: 9000, usedCents: 6001 })
  expect(findOverLimit({ ...addition, monthUsedCents: 6000 })).toBeUndefined()
})

test('within the limits, the month never ends above its limit', () => {
  const cents = () => fc.integer({ min: 0, max: 1_000_000 })
  const limits = { orderLimitCents: fc.option(cents()), monthLimitCents: fc.option(cents()), monthUsedCents: cents() }
  fc.assert(
    fc.property(fc.record({ cents: cents(), ...limits }), ({ cents: totalCents, ...own }) => {
      const over = findOverLimit({ ...own, orderCents: totalCents, newCents: totalCents })
      const isWithin =
        totalCents <= (own.orderLimitCents ?? Number.POSITIVE_INFINITY) &&
        totalCents + own.monthUsedCents <= (own.monthLimitCents ?? Number.POSITIVE_INFINITY)
      expect(over === undefined).toBe(isWithin)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeFirstPrice, findFirstBreak } from '../../src/pricing/change-first-price.ts'

const at = (Quantity: number, Price: number, SalePrice: number | null = null) => ({ Quantity, Price, SalePrice })

test('without breaks there is nothing to change', () => {
  expect(changeFirstPrice([], '5')).toEqual([])
  expect(findFirstBreak([])).toBeUndefined()
})

test('a price of zero has no proportion: the others stay', () => {
  expect(changeFirstPrice([at(1, 0), at(10, 3)], 2)).toEqual([at(1, 2), at(10, 3)])
})

test('larger quantities follow in whole cents, in whichever order the breaks are', () => {
  expect(changeFirstPrice([at(10, 4.84), at(1, 4.99), at(40, 4.69)], '5.14')).toEqual([
    at(10, 4.99),
    at(1, 5.14),
    at(40, 4.83),
  ])
})

test('a sale price stays, but never above the price', () => {
  expect(changeFirstPrice([at(1, 10, 8), at(10, 9, 8)], 12)).toEqual([at(1, 12, 8), at(10, 10.8, 8)])
  expect(changeFirstPrice([at(1, 10, 8)], 7)).toEqual([at(1, 7, 7)])
})

test('the order of prices is kept, and the same price changes nothing', () => {
  const cents = fc.integer({ min: 1, max: 1_000_000 })
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 5 }), cents, (prices, next) => {
      const falling = prices.toSorted((one, other) => other - one)
      const breaks = falling.map((price, index) => at(index + 1, price / 100))
      const changed = changeFirstPrice(breaks, next / 100)
      expect(changed[0]?.Price).toBe(next / 100)
      const after = changed.map(({ Price }) => Price)
      expect(after).toEqual(after.toSorted((one, other) => other - one))
      expect(changeFirstPrice(breaks, breaks[0]?.Price ?? 0)).toEqual(breaks)
    }),
  )
})

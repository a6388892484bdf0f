import { boxCentsFrom, perSqftCents, totalCents } from '@tessera/domain/coverage/box-price'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test('a price of part of a cent is refused', () => {
  expect(() => perSqftCents(94.31, '10.98')).toThrow(RangeError)
  expect(() => totalCents(100, 1.5)).toThrow(RangeError)
})

test('the box is the price: 4.99 a foot makes a box of 77.35, and nine of them 696.15', () => {
  expect(boxCentsFrom(499, '15.5')).toBe(7_735)
  expect(totalCents(7_735, 9)).toBe(69_615)
})

test('a box of 94.31 with 10.98 sq ft shows as 8.59 a foot, though 8.59 × 10.98 is another price', () => {
  expect(perSqftCents(9_431, '10.98')).toBe(859)
  expect(boxCentsFrom(859, '10.98')).toBe(9_432)
})

test('the shown price is within half a cent of the box, halves up', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 1, max: 400_000 }),
      (cents, tenThousandths) => {
        const shown = BigInt(perSqftCents(cents, (tenThousandths / 10_000).toFixed(4)))
        // 2 × |cents × 10,000 − shown × sqft| ≤ sqft, in ten-thousandths of a foot.
        const twice = 2n * (BigInt(cents) * 10_000n - shown * BigInt(tenThousandths))
        expect(twice < BigInt(tenThousandths) && twice >= -BigInt(tenThousandths)).toBe(true)
      },
    ),
  )
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  centsPercentOf,
  fromCents,
  fromUnits,
  minus,
  multiply,
  roundHalfUp,
  roundToCents,
  smaller,
  sum,
  toUnits,
  type Units,
  zero,
} from '../src/money.ts'

// below 2^39 a double still distinguishes all four decimals
const anyUnits = fc.integer({ min: -(2 ** 39) * 10_000, max: 2 ** 39 * 10_000 }).map((count) => count as Units)
const modestUnits = fc.integer({ min: -1e11, max: 1e11 }).map((count) => count as Units)

/** Rounded division by another method: the nearest whole, halves away from zero. */
function byHand(numerator: bigint, denominator: bigint): bigint {
  const sign = numerator < 0n ? -1n : 1n
  const size = numerator * sign
  const [whole, rest] = [size / denominator, size % denominator]
  return sign * (rest * 2n >= denominator ? whole + 1n : whole)
}

describe('money refuses', () => {
  test.each(['', '.', '-', 'abc', '1,5', '0x10', '1e', '1.2.3', '١'])('%j, which is no decimal number', (text) => {
    expect(() => toUnits(text)).toThrow(RangeError)
  })
  test.each([Number.NaN, Infinity, -Infinity])('%d', (value) => {
    expect(() => toUnits(value)).toThrow(RangeError)
  })
  test('what is too much to be counted', () => {
    expect(() => toUnits(1e12)).toThrow(RangeError)
    expect(() => toUnits('-900719925474.1')).toThrow(RangeError)
    expect(() => multiply(toUnits(900_000_000_000), 2)).toThrow(RangeError)
    expect(() => sum([toUnits(900_000_000_000), toUnits(900_000_000)])).toThrow(RangeError)
    expect(() => minus(toUnits(-900_000_000_000), toUnits(900_000_000))).toThrow(RangeError)
    expect(() => centsPercentOf(toUnits(900_000_000_000), 200)).toThrow(RangeError)
  })
  test('a part of a piece', () => {
    expect(() => multiply(toUnits(1), 1.5)).toThrow(RangeError)
    expect(() => multiply(toUnits(1), Number.NaN)).toThrow(RangeError)
  })
  test('to write an amount as a number that would read as another amount', () => {
    const neighbours = Array.from({ length: 10 }, (_, index) => (9_007_199_254_740_980 + index) as Units)
    const unwritable = neighbours.filter((units) => {
      try {
        return toUnits(fromUnits(units)) !== units
      } catch (error) {
        return error instanceof RangeError
      }
    })
    expect(unwritable.length).toBeGreaterThan(0)
    for (const units of unwritable) expect(() => fromUnits(units)).toThrow(RangeError)
  })
})

describe('money is read as it is written', () => {
  test.each<[number | string, number]>([
    [0, 0],
    [-0, 0],
    ['.15', 1_500],
    ['5.', 50_000],
    ['+1.5', 15_000],
    [' 12.34 ', 123_400],
    [1e-4, 1],
    [1e-7, 0],
    ['1e3', 10_000_000],
    [0.00005, 1],
    [-0.00005, -1],
    [1.00005, 10_001],
    [-1.23456, -12_346],
    [900_719_925_474.09, 9_007_199_254_740_900],
  ])('%s', (value, units) => {
    expect(toUnits(value)).toBe(units)
  })

  test('and written as it was read', () => {
    fc.assert(fc.property(anyUnits, (units) => toUnits(fromUnits(units)) === units))
    fc.assert(fc.property(anyUnits, (units) => toUnits(String(fromUnits(units))) === units))
    const hugeCents = fc.integer({ min: 55_000_000_000_000, max: 90_000_000_000_000 })
    fc.assert(fc.property(hugeCents, (cents) => toUnits(cents / 100) === cents * 100))
  })
})

describe('no binary fraction decides a cent', () => {
  test('0.1 and 0.2 are 0.3', () => {
    expect(sum([toUnits(0.1), toUnits(0.2)])).toBe(toUnits(0.3))
    expect(fromUnits(sum([toUnits(0.1), toUnits(0.2)]))).toBe(0.3)
  })
  test.each<[number, number]>([
    [1.005, 1.01],
    [2.675, 2.68],
    [1.255, 1.26],
    [10.075, 10.08],
    [0.0049, 0],
    [0.005, 0.01],
    [-1.005, -1.01],
    [-0.0049, 0],
    [5_000_000_000.005, 5_000_000_000.01],
    [-90_000_000_000.995, -90_000_000_001],
  ])('%d is %d in cents', (value, cents) => {
    expect(fromUnits(roundToCents(toUnits(value)))).toBe(cents)
  })
  test('a percentage is rounded once', () => {
    expect(centsPercentOf(toUnits(0.1), '4.996')).toBe(zero)
    expect(fromUnits(centsPercentOf(toUnits(19.99), 7.25))).toBe(1.45)
  })
})

describe('money agrees with fractions', () => {
  const percents = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((count) => count / 10_000)

  test('when rounded', () => {
    const parts = [fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 20n })] as const
    fc.assert(fc.property(...parts, (one, other) => roundHalfUp(one, other) === byHand(one, other)))
    const toCents = (units: Units): number => Number(byHand(BigInt(units), 100n))
    fc.assert(fc.property(anyUnits, (units) => roundToCents(units) === fromCents(toCents(units))))
  })
  test('when multiplied', () => {
    fc.assert(
      fc.property(modestUnits, fc.integer({ min: -10_000, max: 10_000 }), (units, quantity) => {
        expect(BigInt(multiply(units, quantity))).toBe(BigInt(units) * BigInt(quantity))
      }),
    )
  })
  test('when shared out', () => {
    fc.assert(
      fc.property(modestUnits, percents, (units, percent) => {
        const [top, bottom] = [BigInt(units) * BigInt(Math.round(percent * 10_000)), 1_000_000n]
        expect(BigInt(centsPercentOf(units, percent))).toBe(byHand(top, bottom * 100n) * 100n)
      }),
    )
  })
  test('when added, in any order', () => {
    fc.assert(
      fc.property(fc.array(modestUnits), (amounts) => {
        expect(BigInt(sum(amounts))).toBe(amounts.reduce((total, amount) => total + BigInt(amount), 0n))
        expect(sum(amounts.toReversed())).toBe(sum(amounts))
      }),
    )
    expect(sum([])).toBe(zero)
  })
  test('when compared', () => {
    expect(smaller(toUnits(1), toUnits(2))).toBe(toUnits(1))
    expect(minus(toUnits(1), toUnits(1))).toBe(zero)
  })
})

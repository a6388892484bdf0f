import { findFraction, roundHalfUp } from '../money.ts'

/**
 * Numbers in expressions are fractions, so that `+ - * / %` are exact: 100 / 3 * 3 is 100, and 15% of 0.10 is 0.015.
 * Only `round`, and the conversion of the result to an amount, round.
 */
export class Exact {
  readonly numerator: bigint
  readonly denominator: bigint

  constructor(numerator: bigint, denominator: bigint) {
    this.numerator = numerator
    this.denominator = denominator
  }
}

// reducing costs more than adding, so it waits until a number has more than 20 digits; numbers beyond 40 digits are
// null
const roomy = 10n ** 20n
const limit = 10n ** 40n

const sizeOf = (value: bigint): bigint => (value < 0n ? -value : value)
const fitsBound = (numerator: bigint, denominator: bigint, bound: bigint): boolean =>
  numerator < bound && -numerator < bound && denominator < bound

function greatestDivisor(one: bigint, other: bigint): bigint {
  let [larger, smaller] = [sizeOf(one), other]
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller]
  return larger
}

function exactOrNull(numerator: bigint, denominator: bigint): Exact | null {
  if (fitsBound(numerator, denominator, roomy)) return new Exact(numerator, denominator)
  const divisor = greatestDivisor(numerator, denominator)
  const short = new Exact(numerator / divisor, denominator / divisor)
  return fitsBound(short.numerator, short.denominator, limit) ? short : null
}

// longer text is not a real number, and parsing it would cost more than a step
const maxNumberCharacters = 60

export function exactOf(value: number | string): Exact | null {
  const fraction = String(value).length > maxNumberCharacters ? undefined : findFraction(value)
  return fraction && fitsBound(fraction.numerator, fraction.denominator, limit * roomy)
    ? exactOrNull(fraction.numerator, fraction.denominator)
    : null
}

export const wholeExact = (count: number): Exact => new Exact(BigInt(count), 1n)

export function plus(one: Exact, other: Exact): Exact | null {
  if (one.denominator === other.denominator) return exactOrNull(one.numerator + other.numerator, one.denominator)
  return exactOrNull(
    one.numerator * other.denominator + other.numerator * one.denominator,
    one.denominator * other.denominator,
  )
}

export const negate = (value: Exact): Exact => new Exact(-value.numerator, value.denominator)
export const minus = (one: Exact, other: Exact): Exact | null => plus(one, negate(other))
export const times = (one: Exact, other: Exact): Exact | null =>
  exactOrNull(one.numerator * other.numerator, one.denominator * other.denominator)

/** Division by zero gives null, like a missing value. */
export function dividedBy(one: Exact, other: Exact): Exact | null {
  if (other.numerator === 0n) return null
  const sign = other.numerator < 0n ? -1n : 1n
  return exactOrNull(sign * one.numerator * other.denominator, sign * one.denominator * other.numerator)
}

/** The remainder, with the sign of the dividend. */
export function remainder(one: Exact, other: Exact): Exact | null {
  if (other.numerator === 0n) return null
  const left = one.numerator * other.denominator
  const right = other.numerator * one.denominator
  return exactOrNull(left % right, one.denominator * other.denominator)
}

export function compareExact(one: Exact, other: Exact): number {
  const left = one.numerator * other.denominator
  const right = other.numerator * one.denominator
  if (left === right) return 0
  return left < right ? -1 : 1
}

export function roundTo(value: Exact, decimals: number): Exact | null {
  const factor = 10n ** BigInt(decimals)
  return exactOrNull(roundHalfUp(value.numerator * factor, value.denominator), factor)
}

/** The value as an integer, or undefined if it is not one. */
export function findWhole(value: Exact): number | undefined {
  const whole = value.numerator / value.denominator
  return whole * value.denominator === value.numerator ? Number(whole) : undefined
}

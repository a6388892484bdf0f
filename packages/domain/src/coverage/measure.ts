import { type Fraction, findFraction, roundHalfUp } from '../money.ts'

/** An area, a length, a weight: as typed, as printed, or as it came out of a calculation. Floats never add up here. */
export type Amount = number | string | Fraction

// Longer texts are no measure anybody took, and reading them would cost time.
const longest = 40

/** The exact value, or a RangeError: what is not a decimal number, or is below zero, is no measure. */
export function measure(value: Amount): Fraction {
  if (typeof value === 'object') return value
  const fraction = String(value).length > longest ? undefined : findFraction(value)
  if (!fraction || fraction.numerator < 0n) throw new RangeError(`${value} is not a measure.`)
  return fraction
}

/** The same, where nothing can be done with zero. */
export function positive(value: Amount): Fraction {
  const fraction = measure(value)
  if (fraction.numerator <= 0n) throw new RangeError('A measure above zero is needed.')
  return fraction
}

/** Whether somebody's typing is a measure yet. */
export function isMeasure(value: Amount): boolean {
  if (typeof value === 'object') return true
  const fraction = value === '' || String(value).length > longest ? undefined : findFraction(value)
  return fraction !== undefined && fraction.numerator >= 0n
}

export const plus = (one: Fraction, other: Fraction): Fraction => ({
  numerator: one.numerator * other.denominator + other.numerator * one.denominator,
  denominator: one.denominator * other.denominator,
})
export const minus = (one: Fraction, other: Fraction): Fraction =>
  plus(one, { numerator: -other.numerator, denominator: other.denominator })
export const times = (one: Fraction, other: Fraction): Fraction => ({
  numerator: one.numerator * other.numerator,
  denominator: one.denominator * other.denominator,
})
/** The divisor is above zero. */
export const over = (one: Fraction, other: Fraction): Fraction => ({
  numerator: one.numerator * other.denominator,
  denominator: one.denominator * other.numerator,
})
export const isBelow = (one: Fraction, other: Fraction): boolean =>
  one.numerator * other.denominator < other.numerator * one.denominator
/** What is left, and nothing rather than less than nothing. */
export const rest = (one: Fraction, other: Fraction): Fraction => (isBelow(one, other) ? measure(0) : minus(one, other))

/** 1.1 for 10 percent on top. */
export const withPercent = (percent: Amount): Fraction => over(plus(measure(100), measure(percent)), measure(100))

/** The first whole number that is not below: how many must be bought. */
export function ceiling({ numerator, denominator }: Fraction): number {
  const count = Number((numerator + denominator - 1n) / denominator)
  if (!Number.isSafeInteger(count)) throw new RangeError('More than can be counted.')
  return count
}

/** As decimal text, halves up, without trailing zeros: '19.5', '15.46', '10'. */
export function toText(value: Fraction, places = 4): string {
  return written(roundHalfUp(value.numerator * 10n ** BigInt(places), value.denominator), places)
}

/** The same, never more than there is. */
export const toTextDown = ({ numerator, denominator }: Fraction, places = 4): string =>
  written((numerator * 10n ** BigInt(places)) / denominator, places)

function written(count: bigint, places: number): string {
  const digits = String(count).padStart(places + 1, '0')
  const part = digits.slice(digits.length - places).replace(/0+$/, '')
  return digits.slice(0, digits.length - places) + (part && `.${part}`)
}

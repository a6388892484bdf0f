import { type Fraction, findFraction, roundHalfUp } from '../money.ts'

/** An area, a length or a weight: typed, printed or computed. Always exact, never a float. */
export type MeasureValue = number | string | Fraction

// longer text is not a real measure, and parsing it would cost time
const maxMeasureCharacters = 40

/** The exact value, or a RangeError for anything that is not a decimal number of zero or more. */
export function parseMeasure(value: MeasureValue): Fraction {
  if (typeof value === 'object') return value
  const fraction = String(value).length > maxMeasureCharacters ? undefined : findFraction(value)
  if (!fraction || fraction.numerator < 0n) throw new RangeError(`${value} is not a measure.`)
  return fraction
}

/** The same, for values that must not be zero. */
export function parsePositiveMeasure(value: MeasureValue): Fraction {
  const fraction = parseMeasure(value)
  if (fraction.numerator <= 0n) throw new RangeError('A measure above zero is needed.')
  return fraction
}

/** Whether typed text is a valid measure. */
export function isMeasure(value: MeasureValue): boolean {
  if (typeof value === 'object') return true
  const fraction = value === '' || String(value).length > maxMeasureCharacters ? undefined : findFraction(value)
  return fraction !== undefined && fraction.numerator >= 0n
}

/** Typed text as a measure of at most `max`, or undefined if it is not a measure. */
export function limitMeasure(typed: string, max: number): string | undefined {
  const text = typed.trim()
  if (!isMeasure(text)) return undefined
  return isBelow(parseMeasure(max), parseMeasure(text)) ? String(max) : text
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
/** The divisor must be above zero. */
export const dividedBy = (one: Fraction, other: Fraction): Fraction => ({
  numerator: one.numerator * other.denominator,
  denominator: one.denominator * other.numerator,
})
export const isBelow = (one: Fraction, other: Fraction): boolean =>
  one.numerator * other.denominator < other.numerator * one.denominator
/** The difference, or zero if it would be negative. */
export const minusOrZero = (one: Fraction, other: Fraction): Fraction =>
  isBelow(one, other) ? parseMeasure(0) : minus(one, other)

/** The factor that adds a percentage: 1.1 for 10 percent. */
export const withPercent = (percent: MeasureValue): Fraction =>
  dividedBy(plus(parseMeasure(100), parseMeasure(percent)), parseMeasure(100))

/** Rounds up to a whole number: how many must be bought. */
export function ceiling({ numerator, denominator }: Fraction): number {
  const count = Number((numerator + denominator - 1n) / denominator)
  if (!Number.isSafeInteger(count)) throw new RangeError('More than can be counted.')
  return count
}

/** Decimal text, rounded half up, without trailing zeros: '19.5', '15.46', '10'. */
export function toText(value: Fraction, places = 4): string {
  return formatDecimal(roundHalfUp(value.numerator * 10n ** BigInt(places), value.denominator), places)
}

/** The same, rounded down. */
export const toTextDown = ({ numerator, denominator }: Fraction, places = 4): string =>
  formatDecimal((numerator * 10n ** BigInt(places)) / denominator, places)

function formatDecimal(count: bigint, places: number): string {
  const digits = String(count).padStart(places + 1, '0')
  const part = digits.slice(digits.length - places).replace(/0+$/, '')
  return digits.slice(0, digits.length - places) + (part && `.${part}`)
}

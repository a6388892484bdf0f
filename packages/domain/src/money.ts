declare const tenThousandths: unique symbol
/**
 * Money as a whole count of ten-thousandths: sums are exact and equality is `===`. Holds 900 billion; what would not
 * be a safe integer is a RangeError, never a wrong amount.
 */
export type Units = number & { readonly [tenThousandths]: true }

/** An exact number, as in a decimal text. */
export interface Fraction {
  readonly numerator: bigint
  /** Above zero. */
  readonly denominator: bigint
}

const scale = 10_000n
const unitsPerCent = 100n
const centUnits = Number(unitsPerCent)
const decimal = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i

function toSafe(value: number | bigint): Units {
  const count = Number(value)
  if (!Number.isSafeInteger(count)) throw new RangeError(`${value} ten-thousandths are more than can be counted.`)
  return (count === 0 ? 0 : count) as Units // no negative zero; the only way to make Units
}

export const zero = toSafe(0)

/** The only rounding of amounts: to the nearest whole, halves away from zero, as PostgreSQL does. */
export function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  const size = numerator < 0n ? -numerator : numerator
  const rounded = (2n * size + denominator) / (2n * denominator)
  return numerator < 0n ? -rounded : rounded
}

/** Parses numbers as written, so 1.005 is 1.005 and not the nearest binary fraction. */
export function findFraction(value: number | string): Fraction | undefined {
  const [, sign, whole = '', part = '', exponent = '0'] = decimal.exec(String(value).trim()) ?? []
  if (sign === undefined || whole + part === '') return undefined
  const digits = BigInt(`${sign === '-' ? '-' : ''}${whole}${part}`)
  const shift = Number(exponent) - part.length
  if (shift >= 0) return { numerator: digits * 10n ** BigInt(shift), denominator: 1n }
  return { numerator: digits, denominator: 10n ** BigInt(-shift) }
}

function getFraction(value: number | string): Fraction {
  const fraction = findFraction(value)
  if (!fraction) throw new RangeError(`${value} is not a decimal number.`)
  return fraction
}

// below 2^33 every amount with four decimals has its own double, so the one found this way is the one written
const exactBelow = 2 ** 33

/** The units of exactly this number, if there are any: ten times as fast as parsing its digits. */
function findUnits(value: number): Units | undefined {
  const count = Math.round(value * 10_000)
  return Math.abs(value) < exactBelow && count / 10_000 === value ? toSafe(count) : undefined
}

/** Values with more than four decimals are rounded. */
export function toUnits(value: number | string): Units {
  const found = typeof value === 'number' ? findUnits(value) : undefined
  if (found !== undefined) return found
  const { numerator, denominator } = getFraction(value)
  return toSafe(roundHalfUp(numerator * scale, denominator))
}

// above 2^39 a double has no room for four decimals: only amounts that convert back unchanged are returned
const roomForFour = 2 ** 39 * 10_000

export function fromUnits(units: Units): number {
  const value = units / 10_000
  if (Math.abs(units) > roomForFour && toUnits(value) !== units)
    throw new RangeError(`${units} ten-thousandths cannot be written as a number.`)
  return value
}

/** The same rounding as `roundHalfUp`, without `bigint`, which took 2 % of a change to a cart of sixty lines. */
export function roundToCents(units: Units): Units {
  const rest = Math.abs(units) % centUnits
  const size = Math.abs(units) - rest + (rest * 2 < centUnits ? 0 : centUnits)
  return toSafe(units < 0 ? -size : size)
}

export const fromCents = (cents: number): Units => multiply(toSafe(centUnits), cents)

export function multiply(units: Units, quantity: number): Units {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`${quantity} is not a whole quantity.`)
  return toSafe(units * quantity)
}

/** A percentage in whole cents, rounded once, because rounding twice may move a cent. */
export function centsPercentOf(units: Units, percent: number | string): Units {
  const { numerator, denominator } = getFraction(percent)
  return toSafe(roundHalfUp(BigInt(units) * numerator, 100n * denominator * unitsPerCent) * unitsPerCent)
}

export const sum = (amounts: readonly Units[]): Units =>
  amounts.reduce<Units>((one, other) => toSafe(one + other), zero)
export const minus = (one: Units, other: Units): Units => toSafe(one - other)
export const smaller = (one: Units, other: Units): Units => (one < other ? one : other)

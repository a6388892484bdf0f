import { Exact, findWhole, roundTo } from './exact.ts'
import type { ExpressionValue } from './value.ts'

const maxTextCharacters = 60

/** A value in words, as a person reads it next to the rule that refused it. */
export function describeValue(value: ExpressionValue): string {
  if (value instanceof Exact) return describeNumber(value)
  if (value instanceof Date) return value.toISOString().slice(0, 16).replace('T', ' ')
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'string') return `'${shorten(value)}'`
  if (typeof value === 'boolean') return String(value)
  return value === null ? 'not set' : 'a record'
}

/** Whole, or with the decimals that it has, at most four. */
function describeNumber(value: Exact): string {
  const whole = findWhole(value)
  if (whole !== undefined) return String(whole)
  const rounded = roundTo(value, 4)
  if (!rounded) return 'too large'
  const text = (Number(rounded.numerator) / Number(rounded.denominator)).toFixed(4).replace(/0{1,2}$/, '')
  return rounded.numerator * value.denominator === value.numerator * rounded.denominator ? text : `about ${text}`
}

const shorten = (text: string): string =>
  text.length > maxTextCharacters ? `${text.slice(0, maxTextCharacters - 1)}…` : text

import { findIsoTime } from './date.ts'
import { compareExact, Exact, exactOf } from './exact.ts'

type PlainRecord = Readonly<Record<string, unknown>>
/** The values of expressions. Missing and unfit values are null, and null spreads through arithmetic. */
export type ExpressionValue = null | boolean | string | Exact | Date | readonly unknown[] | PlainRecord

export function isPlainRecord(value: unknown): value is PlainRecord {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

const plainTypes = new Set(['boolean', 'string'])

/** Converts data to a value; functions, symbols and non-plain objects give null. */
export function valueFrom(data: unknown): ExpressionValue {
  if (typeof data === 'number') return exactOf(data)
  if (plainTypes.has(typeof data) || Array.isArray(data) || isPlainRecord(data)) return data as ExpressionValue
  return data instanceof Date || data instanceof Exact ? data : null
}

const reserved = new Set(['__proto__', 'constructor', 'prototype'])

/** Reads own data by case-insensitive name: no prototypes, no getters, no array internals. */
export function fieldOf(data: unknown, name: string): unknown {
  if (!isPlainRecord(data)) return undefined
  const wanted = name.toLowerCase()
  if (reserved.has(wanted)) return undefined
  const own = Object.hasOwn(data, name) ? name : Object.keys(data).find((key) => key.toLowerCase() === wanted)
  return own === undefined ? undefined : Object.getOwnPropertyDescriptor(data, own)?.value
}

/** Numeric text counts as a number: extended properties are often text. */
export function numberFrom(value: ExpressionValue): Exact | null {
  if (value instanceof Exact) return value
  return typeof value === 'string' ? exactOf(value) : null
}

const timeFrom = (value: ExpressionValue): number | undefined => {
  if (value instanceof Date) return value.getTime()
  return typeof value === 'string' ? findIsoTime(value) : undefined
}

/** Below, at or above zero; undefined if the values cannot be ordered. */
export function compareValues(one: ExpressionValue, other: ExpressionValue): number | undefined {
  if (one instanceof Exact || other instanceof Exact) {
    const [left, right] = [numberFrom(one), numberFrom(other)]
    return left && right ? compareExact(left, right) : undefined
  }
  const [left, right] = [timeFrom(one), timeFrom(other)]
  if (left !== undefined && right !== undefined) return left - right
  if (typeof one !== 'string' || typeof other !== 'string') return undefined
  if (one === other) return 0
  return one < other ? -1 : 1
}

export const isEqual = (one: ExpressionValue, other: ExpressionValue): boolean =>
  typeof one === 'boolean' ? one === other : one !== null && compareValues(one, other) === 0

/** `*` matches any characters, including none. Case-sensitive. */
export function matchesPattern(text: string, pattern: string): boolean {
  const pieces = pattern.split('*')
  const [first = '', last = ''] = [pieces[0], pieces.at(-1)]
  if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last)) return false
  let from = first.length
  for (const piece of pieces.slice(1, -1)) {
    const found = text.indexOf(piece, from)
    if (found < 0) return false
    from = found + piece.length
  }
  return from <= text.length - last.length
}

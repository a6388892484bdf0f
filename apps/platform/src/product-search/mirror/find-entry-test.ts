import type { FilterCondition } from '@tessera/domain/lists/filter'
import type { ListValue } from '../../engine/list-value.ts'
import { type ColumnEntry, isPlainNumber, type XpElement } from './column-entry.ts'

/** A test of a column value. */
export interface EntryTest {
  fits: (entry: ColumnEntry) => boolean
  /** The only text that passes, or the only one that fails: other values need no test. */
  only?: string
  isNot?: boolean
}

/**
 * A filter condition with the same result as the engine's SQL, where it needs no collation and only ASCII case rules.
 * Undefined: PostgreSQL must evaluate it.
 */
export function findEntryTest(type: ListValue['type'], condition: FilterCondition): EntryTest | undefined {
  if (condition.is === 'present') return { fits: ({ text }) => text !== null }
  if (condition.is === 'absent') return { fits: ({ text }) => text === null }
  if (!/^[ -~]*$/.test(condition.value)) return undefined
  return tests[type]?.(condition)
}

type Compared = Extract<FilterCondition, { value: string }>
type Finder = (condition: Compared) => EntryTest | undefined

function findTextTest({ is, value }: Compared): ((text: string) => boolean) | undefined {
  const wanted = value.toLowerCase()
  if (is === 'equal') return (text) => text === wanted
  if (is !== 'like') return undefined
  const parts = wanted.split('*')
  return (text) => isLike(text, parts)
}

/** Matches the parts between the stars in order: the first at the start, the last at the end. */
function isLike(text: string, parts: readonly string[]): boolean {
  const [first = '', ...others] = parts
  const last = others.pop() ?? ''
  if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last)) return false
  let from = first.length
  for (const part of others) {
    const found = text.indexOf(part, from)
    if (found < 0) return false
    from = found + part.length
  }
  return from <= text.length - last.length
}

const positive: Partial<Record<Compared['is'], Compared['is']>> = { unequal: 'equal', unlike: 'like' }

/** A missing value is unequal to everything and matches no ordered comparison. */
function withNegation(find: Finder): Finder {
  return (condition) => {
    const is = positive[condition.is]
    if (!is) return find(condition)
    const test = find({ is, value: condition.value } as Compared)
    return test && { ...test, fits: (entry) => !test.fits(entry), isNot: true }
  }
}

const textTest: Finder = (condition) => {
  const test = findTextTest(condition)
  const only = condition.is === 'equal' ? { only: condition.value.toLowerCase() } : {}
  return test && { fits: ({ text: given }) => given !== null && test(given), ...only }
}

const flagTest: Finder = ({ is, value }) =>
  is === 'equal' ? { fits: ({ text: given }) => given === value.toLowerCase() } : undefined

const sizes: Partial<Record<Compared['is'], (left: number, right: number) => boolean>> = {
  equal: (left, right) => left === right,
  more: (left, right) => left > right,
  less: (left, right) => left < right,
  atLeast: (left, right) => left >= right,
  atMost: (left, right) => left <= right,
}

const numberTest: Finder = ({ is, value }) => {
  const [compare, right] = [sizes[is], value.trim()]
  if (!compare || !isPlainNumber(right)) return undefined
  return { fits: ({ text: given }) => given !== null && compare(Number(given), Number(right)) }
}

/** Values inside xp are untyped; any element of an array may match. */
const jsonTest: Finder = (condition) => {
  const test = findElementTest(condition)
  return test && { fits: ({ elements }) => elements.some(test) }
}

function findElementTest(condition: Compared): ((element: XpElement) => boolean) | undefined {
  const { is, value } = condition
  const isNumber = value.trim() !== '' && Number.isFinite(Number(value))
  const asText = findTextTest(condition)
  if (!isNumber || is === 'like') return asText && (({ text: given }) => asText(given))
  const [compare, right] = [sizes[is], value.trim()]
  if (!compare || !isPlainNumber(right)) return undefined
  return ({ text: given, number: size }) =>
    size === undefined ? (asText?.(given) ?? false) : compare(size, Number(right))
}

const tests: Partial<Record<ListValue['type'], Finder>> = {
  text: withNegation(textTest),
  id: withNegation(textTest),
  boolean: withNegation(flagTest),
  integer: withNegation(numberTest),
  numeric: withNegation(numberTest),
  jsonb: withNegation(jsonTest),
}

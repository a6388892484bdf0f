/** One of the different values of a column, taken apart once. */
export interface Entry {
  /** As PostgreSQL writes it in lower case; null is no value. */
  text: string | null
  /** Of a value inside xp: what a filter compares. */
  elements: readonly Element[]
  /** Of a value inside xp: what a facet counts it for. */
  counted: readonly string[]
  /** Whether all comparisons of it here come out as PostgreSQL's do. */
  isPlain: boolean
}

/** A value in xp, or an element of an array there: its text and, of a number, its size. */
export interface Element {
  text: string
  number?: number
}

/** Decimals of up to 15 digits are told apart and ordered by floating point as they are by `numeric`. */
export const isPlainNumber = (text: string): boolean =>
  /^-?\d+(\.\d+)?$/.test(text) && text.replace(/\D/g, '').length <= 15

export const nothing: Entry = { text: null, elements: [], counted: [], isPlain: true }

export const plainEntry = (text: string): Entry => ({ text, elements: [], counted: [], isPlain: true })

export const numberEntry = (text: string): Entry => ({ ...plainEntry(text), isPlain: isPlainNumber(text) })

/** `lowered` is the same JSON in lower case; escapes in it are lower case anyway. */
export function jsonEntry(json: string, lowered: string): Entry {
  const value: unknown = JSON.parse(json)
  const parts = findElements(lowered)
  return { text: lowered, elements: parts ?? [], counted: countedIn(value), isPlain: parts !== undefined }
}

/** A number as it is written, since 1.50 is found by `1.5*` as text. */
class Written {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

type Revive = (key: string, value: unknown, context: { source?: string }) => unknown
const keepNumbers: Revive = (_key, value, { source = '' }) => (typeof value === 'number' ? new Written(source) : value)

function findElements(json: string): Element[] | undefined {
  const value: unknown = JSON.parse(json, keepNumbers as (key: string, value: unknown) => unknown)
  const all = (Array.isArray(value) ? value : [value]).filter((one) => one !== null).map(findElement)
  return all.every((one) => one !== undefined) ? all : undefined
}

function findElement(value: unknown): Element | undefined {
  if (typeof value === 'string' || typeof value === 'boolean') return { text: String(value) }
  if (!(value instanceof Written) || !isPlainNumber(value.source)) return undefined
  return { text: value.source, number: Number(value.source) }
}

/** What a product counts for: each different element of an array once; an object or nothing counts for nothing. */
export function countedIn(json: unknown): string[] {
  if (Array.isArray(json)) return [...new Set(json.flatMap((one) => (Array.isArray(one) ? [] : countedIn(one))))]
  return json === null || typeof json === 'object' ? [] : [String(json)]
}

/** A distinct value of a column, parsed once. */
export interface ColumnEntry {
  /** The lower-case text from PostgreSQL; null means no value. */
  text: string | null
  /** For values inside xp: the elements a filter compares. */
  elements: readonly XpElement[]
  /** For values inside xp: the values a facet counts. */
  counted: readonly string[]
  /** Whether comparisons here give the same result as in PostgreSQL. */
  isPlain: boolean
}

/** A value in xp or an array element: its text and, for a number, its numeric value. */
export interface XpElement {
  text: string
  number?: number
}

/** Decimals of up to 15 digits compare the same in floating point as in `numeric`. */
export const isPlainNumber = (text: string): boolean =>
  /^-?\d+(\.\d+)?$/.test(text) && text.replace(/\D/g, '').length <= 15

export const emptyEntry: ColumnEntry = { text: null, elements: [], counted: [], isPlain: true }

export const plainEntry = (text: string): ColumnEntry => ({ text, elements: [], counted: [], isPlain: true })

export const numberEntry = (text: string): ColumnEntry => ({ ...plainEntry(text), isPlain: isPlainNumber(text) })

/** `lowered` is the same JSON in lower case; its escapes are lower case anyway. */
export function jsonEntry(json: string, lowered: string): ColumnEntry {
  const value: unknown = JSON.parse(json)
  const parts = findElements(lowered)
  return { text: lowered, elements: parts ?? [], counted: countedValues(value), isPlain: parts !== undefined }
}

/** A number's source text, since `1.5*` must match 1.50 as text. */
class NumberText {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

type Revive = (key: string, value: unknown, context: { source?: string }) => unknown
const keepNumberText: Revive = (_key, value, { source = '' }) =>
  typeof value === 'number' ? new NumberText(source) : value

function findElements(json: string): XpElement[] | undefined {
  const value: unknown = JSON.parse(json, keepNumberText as (key: string, value: unknown) => unknown)
  const all = (Array.isArray(value) ? value : [value]).filter((one) => one !== null).map(findElement)
  return all.every((one) => one !== undefined) ? all : undefined
}

function findElement(value: unknown): XpElement | undefined {
  if (typeof value === 'string' || typeof value === 'boolean') return { text: String(value) }
  if (!(value instanceof NumberText) || !isPlainNumber(value.source)) return undefined
  return { text: value.source, number: Number(value.source) }
}

/** The values a product is counted for: each distinct element of an array; objects and null are not counted. */
export function countedValues(json: unknown): string[] {
  if (Array.isArray(json)) return [...new Set(json.flatMap((one) => (Array.isArray(one) ? [] : countedValues(one))))]
  return json === null || typeof json === 'object' ? [] : [String(json)]
}

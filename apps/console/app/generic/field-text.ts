import { localTime, momentOf, shopTimeZone } from '@tessera/domain/local-time'
import type { FormField } from './form-field.ts'

interface ReadValue {
  value?: unknown
  problem?: string
}

type TextOf = (field: FormField, value: unknown) => string

const textsByKind: Readonly<Partial<Record<FormField['kind'], TextOf>>> = {
  json: (_, value) => JSON.stringify(value, null, 2),
  lines: (_, value) => listOf(value).join('\n'),
  checks: ({ options }, value) => [...options].filter((one) => listOf(value).includes(one)).join('\n'),
  moment: (_, value) => momentText(String(value)),
  rows: ({ columns = [] }, value) => rowsText(listOf(value).map((row) => cellTexts(columns, row))),
  secret: () => '',
}

/** A value as its control shows it. An untouched control gives back this text, so that it counts as unchanged. */
export function textOfValue(field: FormField, value: unknown): string {
  if (value === null || value === undefined) return ''
  return textsByKind[field.kind]?.(field, value) ?? String(value)
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function momentText(value: string): string {
  if (Number.isNaN(Date.parse(value))) return value
  const { day, time } = localTime(new Date(value), shopTimeZone)
  return `${day}T${time}`
}

/** The cells of the lines of a list, as typed. */
export type TypedRow = Readonly<Record<string, string>>

const cellTexts = (columns: readonly FormField[], row: unknown): TypedRow =>
  Object.fromEntries(
    columns.map((column) => [column.name, textOfValue(column, (row as Record<string, unknown>)[column.name])]),
  )

/** Lines without any value are left out. */
export function rowsText(rows: readonly TypedRow[]): string {
  const filled = rows.filter((row) => Object.values(row).some((text) => text.trim() !== ''))
  return filled.length > 0 ? JSON.stringify(filled) : ''
}

export function typedRows(text: string): TypedRow[] {
  const { value } = text === '' ? { value: [] } : readJson(text)
  return listOf(value).filter((row): row is TypedRow => typeof row === 'object' && row !== null)
}

type Read = (field: FormField, text: string) => ReadValue

const readsByKind: Readonly<Partial<Record<FormField['kind'], Read>>> = {
  whole: (_, text) => readNumber(text, true),
  decimal: (_, text) => readNumber(text, false),
  flag: (_, text) => ({ value: text === 'true' }),
  json: (_, text) => readJson(text),
  lines: (_, text) => ({ value: linesOf(text) }),
  checks: (_, text) => ({ value: linesOf(text) }),
  moment: (_, text) => readMoment(text),
  rows: readRows,
}

/** The value of a typed text that is not empty. */
export const readText: Read = (field, text) => readsByKind[field.kind]?.(field, text) ?? { value: text }

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

function readNumber(text: string, isWhole: boolean): ReadValue {
  const value = Number(text)
  if (!Number.isFinite(value) || (isWhole && !Number.isInteger(value)))
    return { problem: isWhole ? 'Enter a whole number.' : 'Enter a number.' }
  return { value }
}

function readJson(text: string): ReadValue {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return { problem: 'This isn’t valid JSON. Check quotes, commas and brackets.' }
  }
}

/** A control without script sends local time; a program may send a moment with its zone. */
function readMoment(text: string): ReadValue {
  const local = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(?::\d\d)?)?$/.exec(text)
  if (local) return { value: momentOf({ day: local[1] ?? '', time: local[2] ?? '00:00' }, shopTimeZone).toISOString() }
  return Number.isNaN(Date.parse(text)) ? { problem: 'Enter a date and a time.' } : { value: text }
}

function readRows({ columns = [] }: FormField, text: string): ReadValue {
  const problems: string[] = []
  const value = typedRows(text).map((row, at) =>
    Object.fromEntries(
      columns.flatMap((column): [string, unknown][] => {
        const typed = row[column.name]?.trim() ?? ''
        if (typed === '' && column.isRequired) problems.push(`Line ${at + 1}: enter the ${column.label.toLowerCase()}.`)
        if (typed === '') return []
        const read = readText(column, typed)
        if (read.problem) problems.push(`Line ${at + 1}, ${column.label.toLowerCase()}: ${read.problem}`)
        return [[column.name, read.value]]
      }),
    ),
  )
  return problems.length > 0 ? { problem: problems.join(' ') } : { value }
}

import { isPlain } from '@tessera/domain/changes/find-changed-fields'
import { applyEdits, valueAt } from '@tessera/domain/changes/find-edits'
import type { EditField, Values } from './edit-fields.server.ts'
import { readText, textOfValue } from './field-text.ts'

export interface TypedRecord {
  /** The record as the editor left it. */
  mine: Values
  /** Typed secrets, which are sent and never compared. */
  secrets: Record<string, string>
  /** Problems by name of the field. */
  problems: Record<string, string>
}

/** The text of each field for a record. */
export const textsFor = (fields: readonly EditField[], record: Values): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field.name, textOfValue(field, shownValue(field, record))]))

/** Reads the form against what its editor saw. A field whose text is the same keeps its value to the last digit. */
export function readEditForm(
  fields: readonly EditField[],
  seen: Values,
  texts: Readonly<Record<string, string>>,
): TypedRecord {
  const typed: TypedRecord = { mine: seen, secrets: {}, problems: {} }
  // the JSON of the other properties is read before those with controls of their own are put into it
  for (const field of fields.toSorted((one, other) => Number(Boolean(other.apart)) - Number(Boolean(one.apart)))) {
    const text = texts[field.name]
    if (text === undefined || isSameText(text, textOfValue(field, shownValue(field, seen)))) continue
    const { value, problem } = readField(field, text.trim())
    if (problem) typed.problems[field.name] = problem
    else if (field.kind === 'secret') typed.secrets[field.name] = text
    else typed.mine = withField(typed.mine, field, value)
  }
  return typed
}

const isSameText = (one: string, other: string): boolean => normalized(one) === normalized(other)
const normalized = (text: string): string => text.replaceAll(/\r\n?/g, '\n')

function readField(field: EditField, text: string): { value?: unknown; problem?: string } {
  if (text === '') return field.isRequired ? { problem: `Enter the ${field.label.toLowerCase()}.` } : { value: null }
  const read = readText(field, text)
  if (!field.apart || read.problem || isPlain(read.value) || read.value === null) return read
  return { problem: 'Extended properties are an object: {"name": "value"}.' }
}

/** Extended properties without those that have controls of their own. */
function shownValue(field: EditField, record: Values): unknown {
  const value = valueAt(record, field.path)
  if (!field.apart || !isPlain(value)) return value
  const rest = field.apart.reduce<Values>((left, path) => withoutPath(left, path), value)
  return Object.keys(rest).length > 0 ? rest : null
}

function withoutPath(record: Values, [key = '', ...deeper]: readonly string[]): Values {
  if (!(key in record)) return record
  const { [key]: inner, ...rest } = record
  if (deeper.length === 0) return rest
  if (!isPlain(inner)) return record
  const left = withoutPath(inner, deeper)
  return Object.keys(left).length > 0 ? { ...record, [key]: left } : rest
}

function withField(record: Values, field: EditField, value: unknown): Values {
  if (!field.apart) return applyEdits(record, [{ path: field.path, was: null, value }])
  const before = valueAt(record, field.path)
  const kept = field.apart
    .map((path) => ({ path, was: null, value: valueAt(before, path) }))
    .filter((edit) => edit.value !== undefined)
  const all = applyEdits(isPlain(value) ? value : {}, kept)
  return { ...record, xp: Object.keys(all).length > 0 ? all : null }
}

import type { Model } from '@tessera/contract/kit/model'
import { isEqual, isMerged, isPlain } from './find-changed-fields.ts'

type Fields = Readonly<Record<string, unknown>>

/** One value that an editor changed: a field, or a part of a field that a patch merges. */
export interface Edit {
  path: readonly string[]
  was: unknown
  value: unknown
}

/** Compares a record as an editor saw it with the record as the editor left it. */
export function findEdits(model: Model, seen: Fields, mine: Fields): Edit[] {
  return keysOf(seen, mine).flatMap((field) =>
    isMerged(model, field)
      ? findPartEdits([field], seen[field], mine[field])
      : editOf([field], seen[field], mine[field]),
  )
}

const keysOf = (...records: readonly Fields[]): string[] => [...new Set(records.flatMap(Object.keys))]

const editOf = (path: readonly string[], was: unknown, value: unknown): Edit[] =>
  isEqual(was, value) ? [] : [{ path, was: was ?? null, value: value ?? null }]

function findPartEdits(path: readonly string[], was: unknown, value: unknown): Edit[] {
  if (!isPlain(was ?? {}) || !isPlain(value)) return editOf(path, was, value)
  const before = (was ?? {}) as Fields
  const inner = keysOf(before, value).flatMap((key) => findPartEdits([...path, key], before[key], value[key]))
  // a part without any value is still a part that was not there
  const isNew = was === undefined || was === null
  return isNew && inner.length === 0 ? editOf(path, was, value) : inner
}

/** The body of the patch that makes these edits, and the values it replaces. */
export function patchOf(edits: readonly Edit[]): { body: Fields; was: Fields } {
  return {
    body: edits.reduce((body, { path, value }) => withValue(body, path, value), {} as Fields),
    was: edits.reduce((body, { path, was }) => withValue(body, path, was), {} as Fields),
  }
}

/** The record with the edits made in it. */
export const applyEdits = (record: Fields, edits: readonly Edit[]): Fields =>
  edits.reduce((changed, { path, value }) => withValue(changed, path, value), record)

function withValue(record: Fields, [key = '', ...rest]: readonly string[], value: unknown): Fields {
  if (rest.length === 0) return { ...record, [key]: value }
  const inner = record[key]
  return { ...record, [key]: withValue(isPlain(inner) ? inner : {}, rest, value) }
}

export function valueAt(record: unknown, path: readonly string[]): unknown {
  return path.reduce((value, key) => (isPlain(value) ? value[key] : undefined), record)
}

/** The dotted name of an edit, as errors of the API name fields. */
export const editName = ({ path }: Pick<Edit, 'path'>): string => path.join('.')

/**
 * The edits that another person's change stands against. An edit to the value that is already there is no conflict.
 */
export function findConflicts(edits: readonly Edit[], changedFields: readonly string[], current: Fields): Edit[] {
  return edits.filter(
    (edit) =>
      changedFields.some((field) => isSameOrInside(editName(edit), field)) &&
      !isEqual(valueAt(current, edit.path), edit.value),
  )
}

const isSameOrInside = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)

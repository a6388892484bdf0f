import { type Field, fieldsOf, type Model } from '@tessera/contract/kit/model'
import { type Operation, parametersOf } from '@tessera/contract/kit/operation'
import { isEqual, isMerged, isPlain } from './find-changed-fields.ts'
import { applyEdits, type Edit, editName, patchOf, valueAt } from './find-edits.ts'
import { editsOfWrite, findWriteOf, kindOfWrite, type PastWrite, type RecordCalls, shownFields } from './past-write.ts'
import { listSecretPaths, withoutPaths } from './secret-values.ts'
import { isUnrecorded } from './unrecorded-fields.ts'

type Fields = Readonly<Record<string, unknown>>
type Values = Record<string, string>

/** Where a write is taken back: the call, and the record as it stands at its address. */
export interface UndoTarget {
  operation: Operation
  params: Values
  /** The call that reads the record now; assignments have none. */
  read: Operation | undefined
}

/** The write that takes another one back. */
export interface UndoPlan {
  body: Fields | undefined
  /** The values that it replaces: a value that someone changed since is refused by the platform. */
  was: Fields | null | undefined
  edits: Edit[]
  /** Values that someone changed since. They are left alone. */
  conflicts: Edit[]
  /** Names of values that are never shown, such as `xp.apiKey`. They are left alone, too. */
  unshown: string[]
}

/** The call that takes a write back, or nothing: actions, and records that cannot be made again. */
export function undoTarget(write: PastWrite): UndoTarget | undefined {
  const { calls } = findWriteOf(write.operation) ?? {}
  const kind = kindOfWrite(write)
  if (!calls || kind === 'done' || (kind !== 'created' && !write.before)) return undefined
  const operation = {
    created: calls.remove,
    changed: calls.isRelation ? calls.save : calls.patch,
    deleted: calls.save,
  }[kind]
  if (!operation) return undefined
  return { operation, params: paramsOf(operation, write, calls), read: calls.read }
}

/** The address of a record may have changed with its ID; an assignment is named by its own fields. */
function paramsOf({ path, query = [] }: Operation, write: PastWrite, { isRelation }: RecordCalls): Values {
  const record = { ...write.before, ...write.body }
  const named = new Map(
    Object.entries(record).map(([name, value]) => [name.charAt(0).toLowerCase() + name.slice(1), value]),
  )
  const known = (name: string): string | undefined => {
    const value = write.params[name] ?? (isRelation ? named.get(name) : undefined)
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const values: Values = {}
  for (const name of [...parametersOf(path), ...query]) {
    const value = known(name)
    if (value !== undefined) values[name] = value
  }
  const last = parametersOf(path).at(-1)
  const newID = write.body.ID ?? (last && !(last in write.params) ? write.replyID : undefined)
  if (!isRelation && last && path.endsWith(`:${last}`) && typeof newID === 'string') values[last] = newID
  return values
}

/** The values to write back. `current` is the record now: null if there is none, undefined if it cannot be read. */
export function planUndo(given: PastWrite, current: Fields | null | undefined): UndoPlan {
  const { write, unshown } = leaveSecrets(given)
  return { ...planShown(write, current), unshown }
}

/** The history has no such value as it was: what it has instead must never be written. A creation writes nothing. */
function leaveSecrets(write: PastWrite): { write: PastWrite; unshown: string[] } {
  const before = write.before ?? {}
  const paths = kindOfWrite(write) === 'created' ? [] : [before, write.body].flatMap(listSecretPaths)
  if (paths.length === 0) return { write, unshown: [] }
  const shown = {
    ...write,
    body: withoutPaths(write.body, paths),
    before: write.before && withoutPaths(before, paths),
  }
  return { write: shown, unshown: [...new Set(paths.map((path) => editName({ path })))] }
}

function planShown(write: PastWrite, current: Fields | null | undefined): Omit<UndoPlan, 'unshown'> {
  const { calls } = findWriteOf(write.operation) ?? {}
  if (!calls) return { body: undefined, was: undefined, edits: [], conflicts: [] }
  const inverse = editsOfWrite(write).map(({ path, was, value }) => ({ path, was: value, value: was }))
  const kind = kindOfWrite(write)
  if (kind === 'deleted') {
    const conflicts = current ? inverse : []
    return { body: shownFields(calls.model, write.before ?? {}), was: null, edits: inverse, conflicts }
  }
  if (calls.isRelation) {
    const body = kind === 'changed' ? shownFields(calls.model, write.before ?? {}) : undefined
    return { body, was: shownFields(calls.model, write.body), edits: inverse, conflicts: [] }
  }
  if (kind === 'created') return planRemoval(calls.model, write, inverse, current)
  return planRestoring(calls.model, joinNewParts(write, inverse), current)
}

/** A record that was changed since it was made is somebody's work and is not deleted. */
function planRemoval(
  model: Model,
  write: PastWrite,
  inverse: Edit[],
  current: Fields | null | undefined,
): Omit<UndoPlan, 'unshown'> {
  const now = shownFields(model, current ?? {})
  const all = current
    ? now
    : Object.fromEntries(fieldsOf(model).flatMap(([name, field]) => (isWritten(field) ? [[name, null]] : [])))
  const made = { ...Object.fromEntries(inverse.map(({ path: [name = ''] }) => [name, null])), ...asMade(model, write) }
  const names = [...new Set([...Object.keys(made), ...Object.keys(all)])].filter(
    (name) => !isOwn(name) && !isUnrecorded(name),
  )
  const conflicts = names
    .filter((name) => current && !isSame(model.properties[name], made[name] ?? null, now[name]))
    .map((name) => ({ path: [name], was: made[name] ?? null, value: null }))
  const seen = current ? now : made
  return {
    body: undefined,
    was: Object.fromEntries(names.map((name) => [name, seen[name] ?? null])),
    edits: inverse,
    conflicts,
  }
}

const isWritten = ({ readOnly, writeOnly }: Field): boolean => !readOnly && !writeOnly

/** The ID is the address, and the owner is set by the server. */
const isOwn = (name: string): boolean => name === 'ID' || name === 'OwnerID'

const asMade = (model: Model, write: PastWrite): Fields => ({
  ...Object.fromEntries(
    Object.entries(model.properties).flatMap(([name, { default: fallback, readOnly }]) =>
      fallback === undefined || readOnly ? [] : [[name, fallback]],
    ),
  ),
  ...shownFields(model, write.body),
})

/** A part of xp that was not there goes as a whole, so that no empty part stays. */
function joinNewParts({ before }: PastWrite, inverse: readonly Edit[]): Edit[] {
  const after = applyEdits(
    before ?? {},
    inverse.map(({ path, was }) => ({ path, was: null, value: was })),
  )
  const joined = inverse.map((edit) => {
    const at = edit.path.findIndex((_, depth) => depth > 0 && isUnset(valueAt(before, edit.path.slice(0, depth + 1))))
    if (at < 0 || at === edit.path.length - 1) return edit
    const path = edit.path.slice(0, at + 1)
    return { path, was: valueAt(after, path), value: null }
  })
  return [...new Map(joined.map((edit) => [editName(edit), edit])).values()]
}

const isUnset = (value: unknown): boolean => value === undefined || value === null

/** Values that no one touched since go back, in the spelling that the platform has for them now. */
function planRestoring(
  model: Model,
  inverse: readonly Edit[],
  current: Fields | null | undefined,
): Omit<UndoPlan, 'unshown'> {
  const isTouched = ({ path, was }: Edit) =>
    current !== undefined && !isSame(fieldAt(model, path), was, valueAt(current, path))
  const conflicts = inverse.filter(isTouched)
  const edits = inverse
    .filter((edit) => !conflicts.includes(edit))
    .map((edit) => (current ? { ...edit, was: valueAt(current, edit.path) ?? null } : edit))
  return { ...patchOf(edits), edits, conflicts }
}

const fieldAt = (model: Model, [name = '', ...rest]: readonly string[]): Field | undefined => {
  const field = model.properties[name]
  const inner = field?.['x-model']
  return rest.length > 0 && isMerged(model, name) && inner ? fieldAt(inner, rest) : field
}

/** Whether a value is what was sent: the platform spells moments its own way and fills parts with their defaults. */
function isSame(field: Field | undefined, sent: unknown, now: unknown): boolean {
  if (isEqual(sent, now)) return true
  if (field?.format === 'date-time' && typeof sent === 'string' && typeof now === 'string')
    return Date.parse(sent) === Date.parse(now)
  if (Array.isArray(sent) && Array.isArray(now))
    return sent.length === now.length && sent.every((item, at) => isSame(undefined, item, now[at]))
  if (!isPlain(now) || !isPlain(sent ?? {})) return isBlank(sent) && isBlank(now)
  const before = (sent ?? {}) as Fields
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].every((key) => {
    const inner = field?.['x-model']?.properties[key]
    return inner?.readOnly || isSame(inner, before[key] ?? inner?.default, now[key])
  })
}

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

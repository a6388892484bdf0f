import { parametersOf } from '@tessera/contract/kit/operation'
import { maxChanges } from '@tessera/contract/platform/additions/changes'
import type { PathValues } from '../operations/find-operation.ts'
import { type ChangeResult, makeAllChanges, type PlannedChange } from '../operations/make-changes.server.ts'
import { type RelationEnd, relationCalls } from '../operations/relation-ends.ts'
import type { Staff } from '../session/staff.server.ts'
import { type AssignmentPlace, placeAt } from './assignment-place.server.ts'
import type { AssignmentKey, AssignmentRow, AssignmentsOutcome } from './assignments-view.ts'
import { readText } from './field-text.ts'
import { undoRequestOf } from './saved-words.server.ts'

type Planned = PlannedChange & { id: string }

/** Saves what was ticked, deletes what was unticked, or saves pasted IDs: one request, an answer for each. */
export async function saveAssignments(
  staff: Staff,
  end: RelationEnd,
  params: PathValues,
  query: URLSearchParams,
  form: FormData,
): Promise<AssignmentsOutcome> {
  const place = placeAt(end, params, query)
  const isPasted = form.get('intent') === 'paste'
  const ids = pastedIDs(form)
  if (isPasted && ids.length > maxChanges) return tooMany(form)
  const { changes, refused } = isPasted
    ? { changes: pastedChanges(place, ids), refused: [] }
    : tickedChanges(place, form)
  if (changes.length === 0) return { saved: 0, removed: 0, already: 0, refused, ids: '', undoRequest: null }
  const results = await makeAllChanges(staff, changes, { key: String(form.get('key') ?? '') })
  const isThere = changes.map((_, at) => isAlreadyAssigned(results[at]))
  const failed = changes.flatMap(({ id }, at) => {
    const [error] = results[at]?.errors ?? []
    return error && !isThere[at] ? [{ id, message: error.Message }] : []
  })
  const done = changes.filter((_, at) => results[at]?.isOk)
  const removed = done.filter(({ operation }) => operation.verb === 'DELETE').length
  return {
    saved: done.length - removed,
    removed,
    already: isThere.filter(Boolean).length,
    refused: [...refused, ...failed],
    ids: isPasted ? failed.map(({ id }) => id).join('\n') : '',
    undoRequest: undoRequestOf(staff, done, results),
  }
}

/** A new assignment is made only where there is none, so that it never replaces the properties of another one. */
export const isAlreadyAssigned = (result: ChangeResult | undefined): boolean =>
  result?.errors.some(({ ErrorCode }) => ErrorCode === 'Concurrency.Changed') ?? false

export const pastedIDs = (form: FormData): string[] => [
  ...new Set(
    String(form.get('ids') ?? '')
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
]

const tooMany = (form: FormData): AssignmentsOutcome => ({
  saved: 0,
  removed: 0,
  already: 0,
  refused: [{ id: '', message: `Paste at most ${maxChanges} IDs at a time.` }],
  ids: String(form.get('ids') ?? ''),
  undoRequest: null,
})

const pastedChanges = (place: AssignmentPlace, ids: readonly string[]): Planned[] =>
  ids.map((id) => ({ ...saveOf(place, { ...place.base, [place.target.field]: id }, {}), was: null, id }))

/** Compares the boxes with how they stood on the page. */
function tickedChanges(place: AssignmentPlace, form: FormData) {
  const picked = new Set(form.getAll('on').map(String))
  const refused: AssignmentsOutcome['refused'] = []
  const changes = shownRows(form).flatMap((row, at): Planned[] => {
    const id = row.id || row.label
    if (!picked.has(String(at))) return row.isOn ? [{ ...removeOf(place, row.key), id }] : []
    const texts = Object.fromEntries(
      place.columns.map(({ name }) => [name, String(form.get(`row.${at}.${name}`) ?? row.texts[name] ?? '')]),
    )
    const isSame = place.columns.every(({ name }) => texts[name] === (row.texts[name] ?? ''))
    if (row.isOn && isSame) return []
    const { values, problem } = readColumns(place, texts)
    if (problem) refused.push({ id, message: problem })
    return problem ? [] : [{ ...saveOf(place, row.key, values), ...(!row.isOn && { was: null }), id }]
  })
  return { changes, refused }
}

function shownRows(form: FormData): AssignmentRow[] {
  try {
    const rows: unknown = JSON.parse(String(form.get('rows') ?? '[]'))
    return Array.isArray(rows) ? (rows as AssignmentRow[]) : []
  } catch {
    return []
  }
}

function readColumns({ columns }: AssignmentPlace, texts: Record<string, string>) {
  const values: Record<string, unknown> = {}
  let problem: string | undefined
  for (const column of columns) {
    const text = texts[column.name]?.trim() ?? ''
    if (text === '') continue
    const read = readText(column, text)
    if (read.problem) problem = `${column.label}: ${read.problem}`
    values[column.name] = read.value
  }
  return { values, problem }
}

export function saveOf(
  { end, values }: AssignmentPlace,
  key: AssignmentKey,
  typed: Record<string, unknown>,
): PlannedChange {
  const { save } = relationCalls(end.relation)
  const params = Object.fromEntries(parametersOf(save.path).map((name) => [name, values[name] ?? '']))
  return { operation: save, params, body: { ...requiredFlags(end), ...key, ...typed } }
}

/** A yes or no that must be sent is no unless it was chosen. */
const requiredFlags = ({ relation: { model } }: RelationEnd): Record<string, boolean> =>
  Object.fromEntries(
    Object.entries(model.properties).flatMap(([name, field]) =>
      field['x-required'] && [field.type].flat().includes('boolean') ? [[name, false]] : [],
    ),
  )

/** A deletion names both sides: in its path, and in its query where the path has no room. */
export function removeOf({ end, values }: AssignmentPlace, key: AssignmentKey): PlannedChange {
  const { remove } = relationCalls(end.relation)
  const sides = new Map(
    Object.entries(key).map(([field, value]) => [field.charAt(0).toLowerCase() + field.slice(1), value]),
  )
  const inPath = parametersOf(remove.path).map((name) => [name, sides.get(name) ?? values[name] ?? ''])
  const inQuery = (remove.query ?? []).flatMap((name) => (sides.has(name) ? [[name, sides.get(name)]] : []))
  return { operation: remove, params: Object.fromEntries([...inPath, ...inQuery]) }
}

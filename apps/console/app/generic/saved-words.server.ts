import { findWriteOf } from '@tessera/domain/changes/past-write'
import { undoTarget } from '@tessera/domain/changes/plan-undo'
import { listSecretPaths } from '@tessera/domain/changes/secret-values'
import { listUnrecorded } from '@tessera/domain/changes/unrecorded-fields'
import { type ChangeResult, type PlannedChange, requestOf } from '../operations/make-changes.server.ts'
import { isAllowed } from '../operations/read-operation.server.ts'
import { mayUndoOwn } from '../session/may-audit.server.ts'
import type { Staff } from '../session/staff.server.ts'
import { doneWord, undoWord } from './passing-words.ts'
import type { Saved } from './save-change.server.ts'

/** The words of the address after a save: the notice, and the request that can be undone from it. */
export const savedWords = (staff: Staff, { isChanged, requestId }: Omit<Saved, 'after'>): URLSearchParams =>
  wordsAfter(isChanged ? 'changed' : 'same', isChanged && mayUndoOwn(staff) ? requestId : null)

export function wordsAfter(done: string, undoRequest: string | null): URLSearchParams {
  const words = new URLSearchParams({ [doneWord]: done })
  if (undoRequest) words.set(undoWord, undoRequest)
  return words
}

/** The request that takes these writes back from their notice, if its undo has a way back for this person. */
export function undoRequestOf(
  staff: Staff,
  changes: readonly PlannedChange[],
  results: readonly ChangeResult[],
): string | null {
  const [change] = changes
  const request = requestOf(results)
  return change &&
    request &&
    mayUndoOwn(staff) &&
    hasWayBack(
      staff,
      change,
      results.map(({ before }) => before ?? {}),
    )
    ? request
    : null
}

/**
 * Whether a write has an undo. A record with keys is none without them, and the history has no keys, those in xp
 * neither.
 */
export function hasWayBack(
  { caller }: Staff,
  { operation, params, body = {} }: PlannedChange,
  deleted: readonly Readonly<Record<string, unknown>>[] = [],
): boolean {
  const { verb, calls } = findWriteOf(operation.id) ?? {}
  const written = { Delete: deleted, Create: [body] }[String(verb)] ?? []
  if (written.some((record) => listSecretPaths(record).length > 0)) return false
  if (verb === 'Delete' && calls && listUnrecorded(calls.model).some((name) => name !== 'Password')) return false
  // a creation by POST names its record in the reply alone
  const isNew = operation.verb === 'POST'
  const target = undoTarget({ operation: operation.id, params, body, before: isNew ? null : {}, replyID: '-' })
  return target !== undefined && isAllowed(caller, target.operation, target.params)
}

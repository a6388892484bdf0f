import { randomUUID } from 'node:crypto'
import type { Model } from '@tessera/contract/kit/model'
import { type Edit, valueAt } from '@tessera/domain/changes/find-edits'
import { findWriteOf, kindOfWrite } from '@tessera/domain/changes/past-write'
import { listUnrecorded } from '@tessera/domain/changes/unrecorded-fields'
import { fieldLabel, pathLabel } from '../../generic/labels.ts'
import { findRead } from '../../operations/find-operation.ts'
import { notHere } from '../../operations/read-operation.server.ts'
import { mayAudit } from '../../session/may-audit.server.ts'
import { isSensitive } from '../../session/recent-password.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import type { ChangeEntry } from './change-entry.ts'
import { describeEvent, valueChangeOf } from './describe-event.server.ts'
import { type PastEvent, readRequest } from './read-events.server.ts'
import { type UndoneChange, undoChanges } from './undo-changes.server.ts'
import type { UndoConflict, UndoLine, UndoView } from './undo-view.ts'

/** The changes that an address names: one, or all of a request. */
async function readNamed(staff: Staff, query: URLSearchParams): Promise<PastEvent[]> {
  const request = query.get('request')
  const id = query.get('event')
  const events = request ? await readRequest(staff, request) : []
  const named = id ? events.filter((event) => event.id === id) : events
  if (named.length === 0) throw notHere()
  return named
}

/** Tries an undo and shows it. Nothing is written. */
export async function loadUndo(staff: Staff, query: URLSearchParams): Promise<UndoView> {
  const events = await readNamed(staff, query)
  return viewOf(staff, events, await undoChanges(staff, events, { isDryRun: true }))
}

/** Undoes what can be undone; the view tells what could not. */
export async function makeUndo(
  viewer: Staff,
  query: URLSearchParams,
  { key, isOwn, askPassword }: { key: string; isOwn: boolean; askPassword: () => Promise<Staff> },
) {
  const events = await readNamed(viewer, query)
  // the notice after a save takes back what its reader did, whatever its address says
  if (isOwn && events.some(({ username }) => username !== viewer.username)) throw notHere()
  const isAsked = events.some(({ operation }) => isSensitive(operation))
  const staff = isAsked ? await askPassword() : viewer
  const done = await undoChanges(staff, events, { isDryRun: false, key })
  const view = viewOf(staff, events, done)
  const isOpen = view.lines.some(({ unrecorded }) => unrecorded.length > 0)
  return { view, isOpen, isWhole: done.every(({ refusal, plan }) => !refusal && plan.conflicts.length === 0) }
}

function viewOf(staff: Staff, events: readonly PastEvent[], done: readonly UndoneChange[]): UndoView {
  const entries = events.map((event) => describeEvent(staff, event))
  const lines = done.map((one, at): UndoLine => {
    const { what = '', record = '', recordHref = null } = entries[at] ?? {}
    const { calls } = findWriteOf(one.event.operation) ?? {}
    return {
      id: one.event.id,
      what,
      record,
      recordHref,
      unrecorded: calls && !one.refusal ? unrecordedIn(one, calls.model) : [],
      isAlone: !one.refusal && !calls?.isRelation && kindOfWrite(one.event) === 'deleted',
      refusal: one.refusal,
      changes: calls && !one.refusal ? one.plan.edits.map((edit) => valueChangeOf(calls.model, edit)) : [],
      conflicts: calls ? one.plan.conflicts.map((edit) => conflictOf(calls.model, edit, one.current)) : [],
    }
  })
  const [first] = entries
  return {
    who: first?.who ?? '',
    atText: first?.atText ?? '',
    lines,
    count: lines.filter(({ refusal }) => !refusal).length,
    backHref: mayAudit(staff) ? historyHrefOf(entries) : ownHrefOf(events, entries),
    key: randomUUID(),
  }
}

function historyHrefOf(entries: readonly ChangeEntry[]): string {
  const [first] = entries
  if (entries.length === 1 && first?.recordHref) return `${first.recordHref}?view=history`
  return first?.requestHref ?? '/audit'
}

/** Without a history an undo leads to the record, or to the list of what is gone by it or of several. */
function ownHrefOf([first, second]: readonly PastEvent[], [entry]: readonly ChangeEntry[]): string {
  if (first && !second && entry?.recordHref && kindOfWrite(first) !== 'created') return entry.recordHref
  const list = first?.object?.split('/').slice(0, -1).join('/')
  return list && findRead(list) ? `/r/${list}` : '/'
}

/** A record that was created is deleted whole, keys included. */
const unrecordedIn = ({ event, plan }: UndoneChange, model: Model): string[] =>
  kindOfWrite(event) === 'created'
    ? []
    : [...listUnrecorded(model).map(fieldLabel), ...plan.unshown.map((name) => pathLabel(name.split('.')))]

/** An undo writes the old value over the new one: what the change had written is what the undo replaces. */
function conflictOf(model: Model, edit: Edit, current: UndoneChange['current']): UndoConflict {
  const { name, label, from, to } = valueChangeOf(model, edit)
  const now = valueChangeOf(model, { ...edit, was: null, value: valueAt(current, edit.path) ?? null })
  return { name, label, before: to.text, changedTo: from.text, now: now.to.text }
}

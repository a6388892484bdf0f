import type { Model } from '@tessera/contract/kit/model'
import { createNarrowedToken } from '@tessera/contract/platform/additions/narrowed-token'
import { additions } from '@tessera/contract/platform/additions/operations'
import { type Edit, editName } from '@tessera/domain/changes/find-edits'
import { editsOfWrite, findWriteOf, kindOfWrite, type PastKind } from '@tessera/domain/changes/past-write'
import { undoTarget } from '@tessera/domain/changes/plan-undo'
import { shopTimeZone } from '@tessera/domain/local-time'
import { cellOf } from '../../generic/cells.server.ts'
import { modelLabel, pathLabel } from '../../generic/labels.ts'
import { findOperation, findRead } from '../../operations/find-operation.ts'
import { hideSecrets } from '../../operations/hide-secrets.ts'
import { hrefOf, placeOf } from '../../operations/places.ts'
import { isAllowed } from '../../operations/read-operation.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import type { ChangeEntry, ValueChange } from './change-entry.ts'
import { nameRecord, type OrderNumbers } from './name-record.ts'
import type { PastEvent } from './read-events.server.ts'

const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium', timeZone: shopTimeZone })

export const momentText = (at: string): string => moments.format(new Date(at))

const verbs: Record<PastKind, string> = { created: 'Created', changed: 'Changed', deleted: 'Deleted', done: 'Did' }
const relationVerbs: Record<PastKind, string> = { ...verbs, created: 'Assigned', deleted: 'Removed' }

/** An event of the platform as people read it. */
export function describeEvent({ caller }: Pick<Staff, 'caller'>, event: PastEvent, orders?: OrderNumbers): ChangeEntry {
  const undo = undoTarget(event)
  const mayUndo = undo && event.request && isAllowed(caller, undo.operation, undo.params)
  const recordHref = event.object ? findRecordHref(event.object) : null
  return {
    id: `p${event.id}`,
    at: event.at,
    atText: momentText(event.at),
    who: event.impersonator ?? event.username ?? 'The system',
    inTheNameOf: event.impersonator ? event.username : null,
    what: whatOf(event),
    record: nameRecord(event, orders),
    recordHref,
    changes: valuesOf(event),
    reason: null,
    requestHref: event.request && `/audit?${new URLSearchParams({ request: event.request })}`,
    undoHref: mayUndo ? `/undo?${new URLSearchParams({ request: event.request ?? '', event: event.id })}` : null,
    asOfHref: recordHref && event.before && `${recordHref}?${new URLSearchParams({ view: 'history', at: event.at })}`,
  }
}

/** `Changed product`, `Took away catalog assignment`; an action in the words of the table. */
function whatOf(event: Pick<PastEvent, 'operation' | 'before'>): string {
  const { calls } = findWriteOf(event.operation) ?? {}
  if (!calls) return findSummary(event.operation)?.replace(/\.$/, '') ?? event.operation
  const words = calls.isRelation ? relationVerbs : verbs
  return `${words[kindOfWrite(event)]} ${modelLabel(calls.model.title).toLowerCase()}`
}

/** Our own calls stand beside the public table. */
const findSummary = (id: string): string | undefined =>
  (findOperation(id) ?? additions.find((row) => row.id === id))?.summary

/** An order is looked at from the seller's side. */
function findRecordHref(object: string): string | null {
  const found = findRead(object.replace(/^orders\/(?!Incoming\/|Outgoing\/)/, 'orders/Incoming/'))
  if (!found || !['record', 'settings'].includes(placeOf(found.operation).screen)) return null
  return hrefOf(found.operation, found.params)
}

function valuesOf(event: PastEvent): ValueChange[] {
  const { id, body } = createNarrowedToken
  // it changes nothing; its roles say what was tried
  if (event.operation === id && body)
    return [valueChangeOf(body, { path: ['Roles'], was: undefined, value: event.body.Roles })]
  const { calls } = findWriteOf(event.operation) ?? {}
  return calls ? editsOfWrite(event).map((edit) => valueChangeOf(calls.model, edit)) : []
}

export function valueChangeOf(model: Model, edit: Edit): ValueChange {
  const [name = ''] = edit.path
  const field = edit.path.length === 1 ? model.properties[name] : undefined
  const last = edit.path.at(-1) ?? ''
  const show = (value: unknown) => cellOf(hideSecrets(value, last), field)
  return { name: editName(edit), label: pathLabel(edit.path), from: show(edit.was), to: show(edit.value) }
}

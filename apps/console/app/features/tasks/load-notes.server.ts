import { noteWriters } from '@tessera/contract/middleware/operator/note-models'
import { noteCalls } from '@tessera/contract/middleware/operator/note-operations'
import { mayUseStaffCall } from '@tessera/domain/identity/may-use-staff-call'
import { getEnvironment } from '../../http/environment.server.ts'
import { mayUse } from '../../session/read-staff-call.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import type { NotesView } from './note-view.ts'

type NotedKind = keyof typeof noteWriters

export const mayNote = ({ caller }: Staff, kind: NotedKind): boolean =>
  caller.userType === 'admin' && mayUseStaffCall(caller.roles, { roles: noteWriters[kind] })

/** The notes of a record. The page works without them, so a failure shows none. */
export async function loadNotes(staff: Staff, kind: NotedKind, number: string): Promise<NotesView> {
  const { Operator } = getEnvironment().shop
  const options = { accessToken: staff.token }
  const mayAssign = mayUse(staff, noteCalls.assignTo) && kind !== 'customer'
  const none = { notes: [], assignee: null }
  const [found, assignments] = await Promise.all([
    mayUse(staff, noteCalls.getNotes) ? Operator.GetNotes({ kind, number }, options).catch(() => none) : none,
    mayAssign ? Operator.ListAssignments(options).catch(() => null) : null,
  ])
  return { ...found, colleagues: assignments?.colleagues ?? [], mayWrite: mayNote(staff, kind) }
}

import type { Assignments, StaffNotes } from '@tessera/client/shop/types.gen'

export type Colleague = Assignments['colleagues'][number]
export type Note = StaffNotes['notes'][number]
export type AssignedKind = Assignments['items'][number]['kind']

/** The notes of staff about a record, and the person who takes care of it. */
export interface NotesView {
  notes: Note[]
  assignee: Colleague | null
  /** Empty for people who may not assign. */
  colleagues: Colleague[]
  mayWrite: boolean
}

interface TimelineLine {
  at: string
  text: string
  by: string | null
}

/** Notes among everything else that happened, in the order of `lines`. */
export function withNotes(
  lines: readonly TimelineLine[],
  notes: readonly Note[],
  isNewestFirst = false,
): TimelineLine[] {
  const sign = isNewestFirst ? -1 : 1
  const written = notes.map(({ at, by, text }) => ({ at, by, text: `Note: ${text}` }))
  return [...lines, ...written].sort((one, other) => sign * (Date.parse(one.at) - Date.parse(other.at)))
}

export const assignmentKey = (kind: AssignedKind, number: string): string => `${kind} ${number}`

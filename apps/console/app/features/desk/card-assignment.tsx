import { createContext, use } from 'react'
import { AssignForm } from './assign-form.tsx'
import type { DeskOutcome } from './desk-actions.server.ts'
import { type AssignedKind, assignmentKey, type Colleague } from './note-view.ts'

interface Desk {
  /** By kind and number. */
  assignees: Readonly<Record<string, Colleague>>
  colleagues: readonly Colleague[]
  deskKey: string
  outcome: DeskOutcome | undefined
}

/** The assignments of the desk, for its cards. */
export const AssignmentsContext = createContext<Desk>({
  assignees: {},
  colleagues: [],
  deskKey: '',
  outcome: undefined,
})

/** The colleague who takes care of a task. */
export function CardAssignment({ kind, number }: { kind: AssignedKind; number: string }) {
  const { assignees, ...desk } = use(AssignmentsContext)
  return <AssignForm kind={kind} number={number} assignee={assignees[assignmentKey(kind, number)] ?? null} {...desk} />
}

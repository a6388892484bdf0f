import { createContext, use } from 'react'
import { AssignForm } from './assign-form.tsx'
import { type AssignedKind, assignmentKey, type Colleague } from './note-view.ts'
import type { TaskOutcome } from './task-actions.server.ts'

interface AssignmentsOfTasks {
  /** By kind and number. */
  assignees: Readonly<Record<string, Colleague>>
  colleagues: readonly Colleague[]
  formKey: string
  outcome: TaskOutcome | undefined
}

/** The assignments of the open tasks, for their cards. */
export const AssignmentsContext = createContext<AssignmentsOfTasks>({
  assignees: {},
  colleagues: [],
  formKey: '',
  outcome: undefined,
})

/** The colleague who takes care of a task. */
export function CardAssignment({ kind, number }: { kind: AssignedKind; number: string }) {
  const { assignees, ...rest } = use(AssignmentsContext)
  return <AssignForm kind={kind} number={number} assignee={assignees[assignmentKey(kind, number)] ?? null} {...rest} />
}

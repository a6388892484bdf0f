import { SelectField } from '@tessera/ui/field'
import type { AssignedKind, Colleague } from './note-view.ts'
import type { TaskOutcome } from './task-actions.server.ts'
import { DoButton, TaskForm } from './task-card.tsx'

interface Props {
  kind: AssignedKind
  number: string
  assignee: Colleague | null
  colleagues: readonly Colleague[]
  formKey: string
  outcome: TaskOutcome | undefined
}

/** The colleague who takes care of it, and another choice for those who may make it. */
export function AssignForm({ kind, number, assignee, colleagues, formKey, outcome }: Props) {
  const words = assignee ? `Assigned to ${assignee.name}` : 'Not assigned'
  if (colleagues.length === 0) return assignee ? <p className="text-stone">{words}</p> : null
  const known = colleagues.some(({ userID }) => userID === assignee?.userID)
  const others = assignee && !known ? [assignee] : []
  return (
    <details className="text-sm" key={assignee?.userID ?? ''}>
      <summary className="flex min-h-8 cursor-pointer items-center text-stone underline">{words}</summary>
      <TaskForm
        number={number}
        formKey={formKey}
        outcome={outcome?.typed?.intent === `assign:${kind}` ? outcome : undefined}
      >
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label="Assign to"
            name="userID"
            id={`assign-${kind}-${number}`}
            defaultValue={assignee?.userID ?? ''}
            options={[
              { value: '', label: 'No one' },
              ...[...others, ...colleagues].map(({ userID, name }) => ({ value: userID, label: name })),
            ]}
          />
          <DoButton intent={`assign:${kind}`}>Assign</DoButton>
        </div>
      </TaskForm>
    </details>
  )
}

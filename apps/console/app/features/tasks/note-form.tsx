import { TextAreaField } from '@tessera/ui/field'
import type { TaskOutcome } from './task-actions.server.ts'
import { DoButton, TaskForm } from './task-card.tsx'

interface Props {
  kind: 'order' | 'quote' | 'customer'
  number: string
  formKey: string
  outcome: TaskOutcome | undefined
}

/** Words for colleagues. */
export function NoteForm({ kind, number, formKey, outcome }: Props) {
  const isMine = outcome?.typed?.intent?.startsWith('addNote') ?? false
  return (
    <TaskForm number={number} formKey={formKey} outcome={isMine ? outcome : undefined}>
      <TextAreaField
        label="Note for the team"
        hint="Customers never see it."
        name="note"
        id={`note-${number}`}
        rows={2}
        maxLength={2000}
        required
        defaultValue={isMine ? (outcome?.typed?.note ?? '') : ''}
      />
      <div>
        <DoButton intent={`addNote:${kind}`}>Save note</DoButton>
      </div>
    </TaskForm>
  )
}

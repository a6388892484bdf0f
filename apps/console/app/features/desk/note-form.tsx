import { TextAreaField } from '@tessera/ui/field'
import type { DeskOutcome } from './desk-actions.server.ts'
import { DoButton, TaskForm } from './task-card.tsx'

interface Props {
  kind: 'order' | 'quote' | 'customer'
  number: string
  deskKey: string
  outcome: DeskOutcome | undefined
}

/** Words for colleagues. */
export function NoteForm({ kind, number, deskKey, outcome }: Props) {
  const isMine = outcome?.typed?.intent?.startsWith('addNote') ?? false
  return (
    <TaskForm number={number} deskKey={deskKey} outcome={isMine ? outcome : undefined}>
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

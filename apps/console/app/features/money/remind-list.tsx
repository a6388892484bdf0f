import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Notice } from '@tessera/ui/notice'
import { Form, useNavigation } from 'react-router'
import { selectColumn } from '../../generic/select-column.tsx'
import type { MoneyRow } from './money-list.ts'
import { MoneyTable } from './money-table.tsx'
import type { ReminderOutcome } from './send-reminders.server.ts'

interface Props {
  rows: readonly MoneyRow[]
  /** A second press sends nothing again. */
  reminderKey: string
  outcome: ReminderOutcome | undefined
}

/** Overdue documents with boxes: every customer gets one email for all that are selected. */
export function RemindList({ rows, reminderKey, outcome }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  const isSelected = (id: string) => outcome?.problem !== undefined && outcome.documentIds.includes(id)
  const select = selectColumn<MoneyRow>({
    keyOf: ({ documentId }) => documentId,
    name: 'document',
    header: 'Remind',
    labelOf: ({ documentId }) => `Remind of ${documentId}`,
    isChecked: ({ documentId }) => isSelected(documentId),
  })
  return (
    <Form method="post" preventScrollReset className="grid gap-4" key={reminderKey}>
      <input type="hidden" name="key" value={reminderKey} />
      {outcome?.problem && (
        <Notice kind="error" isLive>
          {outcome.problem}
        </Notice>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="Note to the customers"
          name="note"
          maxLength={500}
          isOptional
          defaultValue={outcome?.problem ? outcome.note : ''}
          className="max-w-xl grow"
        />
        <Button type="submit" name="intent" value="selected" isBusy={isBusy}>
          Remind selected
        </Button>
        <Button type="submit" name="intent" value="listed" isBusy={isBusy}>
          Remind all on this page
        </Button>
      </div>
      {rows.map(
        ({ documentId, disputedCents }) =>
          // a document in dispute waits for our answer
          disputedCents === 0 && <input key={documentId} type="hidden" name="listed" value={documentId} />,
      )}
      <MoneyTable rows={rows} before={[select]} />
    </Form>
  )
}

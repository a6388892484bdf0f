import type { StaffQuote } from '@tessera/client/shop/types.gen'
import { Disclosure } from '@tessera/ui/disclosure'
import { TextAreaField } from '@tessera/ui/field'
import { useRef } from 'react'
import { TemplatePicker } from '../../generic/template-picker.tsx'
import { writeInto } from '../../generic/write-into.ts'
import type { TaskOutcome } from '../tasks/task-actions.server.ts'
import { DoButton, TaskForm } from '../tasks/task-card.tsx'

interface Props {
  quote: StaffQuote
  formKey: string
  outcome: TaskOutcome | undefined
}

/** The refusal of a quote, with its reason; the customer reads it. */
export function DeclineForm({ quote, formKey, outcome }: Props) {
  const around = useRef<HTMLDivElement>(null)
  const typed = outcome?.typed?.intent === 'declineQuote' ? outcome.typed : undefined
  return (
    <Disclosure summary="Decline this quote" isOpen={typed !== undefined}>
      <div ref={around} className="max-w-3xl">
        <TaskForm number={quote.quotationId} formKey={formKey} outcome={typed && outcome}>
          <input type="hidden" name="changedAt" value={quote.changedAt} />
          <TextAreaField
            label="Reason (shown to the customer)"
            name="text"
            id="reason"
            rows={2}
            maxLength={300}
            required
            defaultValue={typed?.text ?? ''}
          />
          <TemplatePicker
            templates={quote.templates}
            kind="decline"
            insert={(words) => writeInto(around.current, words)}
          />
          <div>
            <DoButton intent="declineQuote" kind="danger">
              Decline
            </DoButton>
          </div>
        </TaskForm>
      </div>
    </Disclosure>
  )
}

import type { ProRequest } from '@tessera/client/shop/types.gen'
import { useRef } from 'react'
import { TemplatePicker } from '../../generic/template-picker.tsx'
import { writeInto } from '../../generic/write-into.ts'
import { ProDecisionButtons, ProTermsFields } from '../tasks/pro-decision-fields.tsx'
import { SaveTemplate } from '../tasks/save-template.tsx'
import type { TaskOutcome } from '../tasks/task-actions.server.ts'
import { TaskForm, TaskText } from '../tasks/task-card.tsx'

interface Props {
  request: ProRequest
  formKey: string
  outcome: TaskOutcome | undefined
}

/** Approves with prices and terms, asks, or declines; the applicant gets an email. */
export function DecisionForm({ request: { customerNumber: number, templates }, formKey, outcome }: Props) {
  const around = useRef<HTMLDivElement>(null)
  const insert = (words: string) => writeInto(around.current, words)
  return (
    <div ref={around}>
      <TaskForm number={number} formKey={formKey} outcome={outcome}>
        <ProTermsFields number={number} outcome={outcome} />
        <TaskText label="Message to the applicant, to ask or decline" number={number} outcome={outcome} isOptional />
        <TemplatePicker templates={templates} kind="pro-ask" label="Questions" insert={insert} />
        <TemplatePicker templates={templates} kind="pro-decline" label="Reasons to decline" insert={insert} />
        <ProDecisionButtons />
        <SaveTemplate uses={uses} typed={outcome?.about === number ? outcome.typed : undefined} />
      </TaskForm>
    </div>
  )
}

const uses = [
  { value: 'pro-ask', label: 'Questions' },
  { value: 'pro-decline', label: 'Reasons to decline' },
] as const

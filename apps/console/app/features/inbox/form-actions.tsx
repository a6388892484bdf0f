import { Disclosure } from '@tessera/ui/disclosure'
import { TextAreaField, TextField } from '@tessera/ui/field'
import type { ToggleEvent } from 'react'
import type { StaffOutcome } from '../../session/staff-work.server.ts'
import { DoButton, TaskForm, typedIn } from '../tasks/task-card.tsx'
import type { InboxForm } from './inbox-list.ts'

interface Props {
  form: InboxForm
  formKey: string
  outcome: StaffOutcome | undefined
}

/** Answer, assign and done; a refusal keeps what was typed. */
export function FormActions({ form, formKey, outcome }: Props) {
  const { reference, isDone, isMine } = form
  return (
    <div className="grid gap-2">
      <AnswerForm form={form} formKey={formKey} outcome={outcome} />
      <TaskForm
        number={reference}
        formKey={formKey}
        outcome={isAbout(outcome, reference, 'finish') ? outcome : undefined}
      >
        <div className="flex flex-wrap gap-2">
          <DoButton intent={isDone ? 'finish:no' : 'finish:yes'}>{isDone ? 'Reopen' : 'Close without reply'}</DoButton>
          {!isDone && (
            <DoButton intent={isMine ? 'assign:' : 'assign:me'}>{isMine ? 'Unassign' : 'Assign to me'}</DoButton>
          )}
        </div>
      </TaskForm>
      {!isDone && <ColleagueForm form={form} formKey={formKey} outcome={outcome} />}
    </div>
  )
}

const isAbout = (outcome: StaffOutcome | undefined, reference: string, intent: string): boolean =>
  outcome?.about === reference && outcome.typed?.intent?.startsWith(intent) === true

/** Someone who opens an answer writes next. A page that opens with one does not move the focus. */
function enterText({ currentTarget: part }: ToggleEvent<HTMLDetailsElement>): void {
  if (part.open && part.contains(document.activeElement)) part.querySelector('textarea')?.focus()
}

function AnswerForm({ form: { reference, answers, isDone }, formKey, outcome }: Props) {
  const isRefused = isAbout(outcome, reference, 'answer')
  return (
    <Disclosure
      summary={answers.length > 0 ? 'Send another reply' : 'Answer by email'}
      isOpen={isRefused}
      onToggle={enterText}
    >
      <TaskForm number={reference} formKey={formKey} outcome={isRefused ? outcome : undefined}>
        <TextAreaField
          label="Answer"
          name="text"
          id={`text-${reference}`}
          data-key="a"
          rows={4}
          maxLength={4000}
          required
          className="max-w-3xl"
          defaultValue={isRefused ? typedIn(outcome, reference, 'text') : ''}
        />
        <div className="flex flex-wrap gap-2">
          {!isDone && (
            <DoButton intent="answer:done" kind="primary" isSend>
              Send and close
            </DoButton>
          )}
          <DoButton intent="answer:open" isSend={isDone}>
            {isDone ? 'Send' : 'Send and keep open'}
          </DoButton>
        </div>
      </TaskForm>
    </Disclosure>
  )
}

function ColleagueForm({ form: { reference }, formKey, outcome }: Props) {
  const isRefused = isAbout(outcome, reference, 'assign')
  return (
    <Disclosure summary="Assign to a team member" isOpen={isRefused}>
      <TaskForm number={reference} formKey={formKey} outcome={isRefused ? outcome : undefined}>
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            label="User name"
            name="userName"
            id={`colleague-${reference}`}
            maxLength={100}
            required
            defaultValue={isRefused ? typedIn(outcome, reference, 'userName') : ''}
          />
          <DoButton intent="assign:other">Assign</DoButton>
        </div>
      </TaskForm>
    </Disclosure>
  )
}

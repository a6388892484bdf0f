import type { Assignments } from '@tessera/client/shop/types.gen'
import { Disclosure } from '@tessera/ui/disclosure'
import { SelectField, TextAreaField, TextField } from '@tessera/ui/field'
import type { ToggleEvent } from 'react'
import type { StaffOutcome } from '../../session/staff-work.server.ts'
import { DoButton, TaskForm, typedIn } from '../tasks/task-card.tsx'
import type { InboxForm } from './inbox-list.ts'

export type ColleagueChoices = Assignments['colleagues']

interface Props {
  form: InboxForm
  colleagues: ColleagueChoices
  formKey: string
  outcome: StaffOutcome | undefined
}

/** A vendor is called, not answered by email. */
const closings = {
  contact: 'Close without reply',
  consultation: 'Close without reply',
  vendor: 'Mark as done',
} as const

/** Answer, assign and done; a refusal keeps what was typed. */
export function FormActions({ form, colleagues, formKey, outcome }: Props) {
  const { kind, reference, isDone, isMine } = form
  return (
    <div className="grid gap-2">
      <AnswerForm {...{ form, formKey, outcome }} />
      <TaskForm
        number={reference}
        formKey={formKey}
        outcome={isAbout(outcome, reference, 'finish') ? outcome : undefined}
      >
        <div className="flex flex-wrap gap-2">
          <DoButton intent={isDone ? 'finish:no' : 'finish:yes'}>{isDone ? 'Reopen' : closings[kind]}</DoButton>
          {!isDone && (
            <DoButton intent={isMine ? 'assign:' : 'assign:me'}>{isMine ? 'Unassign' : 'Assign to me'}</DoButton>
          )}
        </div>
      </TaskForm>
      {!isDone && <ColleagueForm {...{ form, colleagues, formKey, outcome }} />}
    </div>
  )
}

const isAbout = (outcome: StaffOutcome | undefined, reference: string, intent: string): boolean =>
  outcome?.about === reference && outcome.typed?.intent?.startsWith(intent) === true

/** Someone who opens an answer writes next. A page that opens with one does not move the focus. */
function enterText({ currentTarget: part }: ToggleEvent<HTMLDetailsElement>): void {
  if (part.open && part.contains(document.activeElement)) part.querySelector('textarea')?.focus()
}

function AnswerForm({ form: { reference, answers, isDone }, formKey, outcome }: Omit<Props, 'colleagues'>) {
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

/** Chosen by name, or typed by those who may not list colleagues. */
function ColleagueForm({ form: { reference }, colleagues, formKey, outcome }: Props) {
  const isRefused = isAbout(outcome, reference, 'assign')
  const field = {
    name: 'userName',
    id: `colleague-${reference}`,
    required: true,
    defaultValue: isRefused ? typedIn(outcome, reference, 'userName') : '',
  }
  return (
    <Disclosure summary="Assign to a team member" isOpen={isRefused}>
      <TaskForm number={reference} formKey={formKey} outcome={isRefused ? outcome : undefined}>
        <div className="flex flex-wrap items-end gap-2">
          {colleagues.length > 0 ? (
            <SelectField
              label="Assign to"
              {...field}
              options={[
                { value: '', label: 'Choose a team member' },
                ...colleagues.map(({ userID, name }) => ({ value: userID, label: name })),
              ]}
            />
          ) : (
            <TextField label="User name" maxLength={100} {...field} />
          )}
          <DoButton intent="assign:other">Assign</DoButton>
        </div>
      </TaskForm>
    </Disclosure>
  )
}

import type { CustomersEmailReport } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { TextAreaField, TextField } from '@tessera/ui/field'
import { formatCount, formatUnits } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import type { TableColumn } from '@tessera/ui/table'
import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { TemplatePicker } from '../../generic/template-picker.tsx'
import { writeInto } from '../../generic/write-into.ts'
import type { BulkEmailOutcome } from './bulk-email.server.ts'
import { BulkTable } from './bulk-table.tsx'

type Line = CustomersEmailReport['customers'][number]

/** Writes one email to selected customers, shows who gets it, and sends it. */
export function BulkEmailScreen({ outcome }: { outcome: BulkEmailOutcome }) {
  const { step, selected, report } = outcome
  return (
    <div className="grid max-w-4xl gap-4">
      <h1 className="text-2xl">Email {formatUnits(selected.length, 'customer')}</h1>
      {step === 'write' && <WriteForm outcome={outcome} />}
      {report && (
        <>
          <Notice
            kind={step === 'done' ? 'success' : 'warning'}
            isLive
            {...(step === 'review' && { title: 'Nothing has been sent yet' })}
          >
            {sentenceOf(report, step)}
          </Notice>
          {step === 'review' && <SendForm outcome={outcome} people={report.people} />}
        </>
      )}
      <BulkTable rows={report?.customers} columns={columns} />
    </div>
  )
}

function sentenceOf({ people, customers }: CustomersEmailReport, step: BulkEmailOutcome['step']): string {
  const skipped = customers.filter(({ result }) => result === 'skipped').length
  const optedOut = customers.reduce((sum, line) => sum + line.optedOut, 0)
  const parts = [
    `${formatUnits(people, 'email')} ${step === 'done' ? 'on the way' : 'would be sent'}`,
    skipped > 0 && `${formatUnits(skipped, 'customer')} ${skipped === 1 ? 'gets' : 'get'} none`,
    optedOut > 0 && `${formatCount(optedOut)} turned off emails from their store`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

/** Subject and words; a refusal keeps both. */
function WriteForm({ outcome }: { outcome: BulkEmailOutcome }) {
  const { subject, text, problem, templates } = outcome
  const around = useRef<HTMLDivElement>(null)
  const isBusy = useNavigation().state !== 'idle'
  return (
    <div ref={around}>
      <Form method="post" className="grid gap-4">
        <Kept outcome={outcome} names={['key']} />
        {problem && (
          <Notice kind="error" isLive>
            {problem}
          </Notice>
        )}
        <TextField label="Subject" name="subject" maxLength={150} required defaultValue={subject} />
        <TextAreaField
          label="Message"
          hint="Each manager gets a separate email that starts with their name. Separate paragraphs with an empty line."
          name="text"
          id="message"
          rows={8}
          maxLength={5000}
          required
          defaultValue={text}
        />
        <TemplatePicker templates={templates} kind="message" insert={(words) => writeInto(around.current, words)} />
        <div>
          <Button type="submit" name="intent" value="try:email" kind="primary" isBusy={isBusy}>
            Preview recipients
          </Button>
        </div>
      </Form>
    </div>
  )
}

function SendForm({ outcome, people }: { outcome: BulkEmailOutcome; people: number }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="grid gap-3">
      <Kept outcome={outcome} names={['key', 'subject', 'text']} />
      <blockquote className="border-s-2 border-line ps-3 wrap-anywhere">
        <p className="font-bold">{outcome.subject}</p>
        <p className="whitespace-pre-line">{outcome.text}</p>
      </blockquote>
      <div className="flex flex-wrap gap-3">
        {people > 0 && (
          <Button type="submit" name="intent" value="make:email" kind="primary" isBusy={isBusy}>
            Send {formatUnits(people, 'email')}
          </Button>
        )}
        <Button type="submit" name="intent" value="ask:email" isBusy={isBusy}>
          Edit message
        </Button>
      </div>
    </Form>
  )
}

/** The selection, and what was typed before. */
const Kept = ({ outcome, names }: { outcome: BulkEmailOutcome; names: readonly ('key' | 'subject' | 'text')[] }) => (
  <>
    {outcome.selected.map((number) => (
      <input key={number} type="hidden" name="customer" value={number} />
    ))}
    {names.map((name) => (
      <input key={name} type="hidden" name={name} value={outcome[name]} />
    ))}
  </>
)

const columns: readonly TableColumn<Line>[] = [
  { key: 'people', header: 'Emails', isNumber: true, card: 'end', cell: ({ people }) => formatUnits(people, 'email') },
  {
    key: 'note',
    header: 'Note',
    card: 'note',
    cell: ({ problem, optedOut }) =>
      problem ?? (optedOut > 0 ? `${formatCount(optedOut)} turned off emails from their store` : null),
  },
]

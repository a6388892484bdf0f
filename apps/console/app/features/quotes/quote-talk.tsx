import type { StaffQuote } from '@tessera/client/shop/types.gen'
import { Disclosure } from '@tessera/ui/disclosure'
import { SelectField, TextAreaField, TextField } from '@tessera/ui/field'
import { useRef } from 'react'
import { ScreenPart } from '../../generic/screen-part.tsx'
import type { DeskOutcome } from '../desk/desk-actions.server.ts'
import { DoButton, TaskForm } from '../desk/task-card.tsx'
import { MessageList } from '../orders/message-list.tsx'
import { TemplatePicker } from './template-picker.tsx'
import { writeInto } from './write-into.ts'

interface Props {
  quote: StaffQuote
  deskKey: string
  outcome: DeskOutcome | undefined
  mayWork: boolean
}

/** Messages of both sides, about the quote or one of its lines, and the answer. */
export function QuoteMessages({ quote, deskKey, outcome, mayWork }: Props) {
  const messages = quote.messages.map(({ from, message, lineNo, ...rest }) => ({
    ...rest,
    text: message,
    isOurs: from === 'store',
    about: lineNo === null ? undefined : nameOfLine(quote, lineNo),
  }))
  return (
    <ScreenPart title="Messages">
      <MessageList kind="quote" messages={messages} timeZone={quote.timeZone} />
      {mayWork && <MessageForm quote={quote} deskKey={deskKey} outcome={outcome} />}
    </ScreenPart>
  )
}

const nameOfLine = ({ lines }: StaffQuote, lineNo: number): string =>
  lines.find((line) => line.lineNo === lineNo)?.name ?? `line ${lineNo}`

function MessageForm({ quote, deskKey, outcome }: Omit<Props, 'mayWork'>) {
  const around = useRef<HTMLDivElement>(null)
  const intent = outcome?.typed?.intent
  const typed = intent === 'answerQuote' || intent === 'saveTemplate' ? outcome?.typed : undefined
  const about = [
    { value: '', label: 'The whole quote' },
    ...quote.lines.map(({ lineNo, sku, name }) => ({ value: String(lineNo), label: `${sku} ${name}` })),
  ]
  return (
    <div ref={around}>
      <TaskForm number={quote.quotationId} deskKey={deskKey} outcome={typed && outcome}>
        {quote.lines.length > 1 && (
          <SelectField label="About" name="lineNo" options={about} defaultValue={typed?.lineNo ?? ''} />
        )}
        <TextAreaField
          label="Message to the customer"
          name="text"
          id="answer"
          rows={2}
          maxLength={2000}
          defaultValue={typed?.text ?? ''}
        />
        <TemplatePicker quote={quote} kind="message" insert={(words) => writeInto(around.current, words)} />
        <div>
          <DoButton intent="answerQuote">Send message</DoButton>
        </div>
        <Disclosure summary="Save these words for later" isOpen={intent === 'saveTemplate'}>
          <div className="flex flex-wrap items-end gap-3">
            <SelectField label="Used for" name="kind" options={templateUses} defaultValue={typed?.kind ?? 'message'} />
            <TextField label="Name" name="name" maxLength={60} defaultValue={typed?.name ?? ''} />
            <DoButton intent="saveTemplate">Save template</DoButton>
          </div>
          <p className="text-xs text-stone">All of the staff see it. A known name without words deletes it.</p>
        </Disclosure>
      </TaskForm>
    </div>
  )
}

const templateUses = [
  { value: 'message', label: 'Messages' },
  { value: 'offer', label: 'Offers' },
  { value: 'decline', label: 'Refusals' },
]

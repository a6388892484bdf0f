import type { StaffQuote } from '@tessera/client/shop/types.gen'
import { SelectField, TextAreaField } from '@tessera/ui/field'
import { useRef } from 'react'
import { ScreenPart } from '../../generic/screen-part.tsx'
import { TemplatePicker } from '../../generic/template-picker.tsx'
import { writeInto } from '../../generic/write-into.ts'
import { MessageList } from '../orders/message-list.tsx'
import { SaveTemplate } from '../tasks/save-template.tsx'
import type { TaskOutcome } from '../tasks/task-actions.server.ts'
import { DoButton, TaskAttachment, TaskForm } from '../tasks/task-card.tsx'

interface Props {
  quote: StaffQuote
  formKey: string
  outcome: TaskOutcome | undefined
  mayWork: boolean
}

/** Messages of both sides, about the quote or one of its lines, and the answer. */
export function QuoteMessages({ quote, formKey, outcome, mayWork }: Props) {
  const messages = quote.messages.map(({ from, message, lineNo, ...rest }) => ({
    ...rest,
    text: message,
    isOurs: from === 'store',
    about: lineNo === null ? undefined : nameOfLine(quote, lineNo),
  }))
  return (
    <ScreenPart title="Messages">
      <MessageList kind="quote" messages={messages} timeZone={quote.timeZone} />
      {mayWork && <MessageForm quote={quote} formKey={formKey} outcome={outcome} />}
    </ScreenPart>
  )
}

const nameOfLine = ({ lines }: StaffQuote, lineNo: number): string =>
  lines.find((line) => line.lineNo === lineNo)?.name ?? `line ${lineNo}`

function MessageForm({ quote, formKey, outcome }: Omit<Props, 'mayWork'>) {
  const around = useRef<HTMLDivElement>(null)
  const intent = outcome?.typed?.intent
  const typed = intent === 'answerQuote' || intent === 'saveTemplate' ? outcome?.typed : undefined
  const about = [
    { value: '', label: 'The whole quote' },
    ...quote.lines.map(({ lineNo, sku, name }) => ({ value: String(lineNo), label: `${sku} ${name}` })),
  ]
  return (
    <div ref={around}>
      <TaskForm number={quote.quotationId} formKey={formKey} outcome={typed && outcome} hasFile>
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
        <TemplatePicker
          templates={quote.templates}
          kind="message"
          insert={(words) => writeInto(around.current, words)}
        />
        <TaskAttachment number={quote.quotationId} />
        <div>
          <DoButton intent="answerQuote">Send message</DoButton>
        </div>
        <SaveTemplate uses={templateUses} typed={typed} />
      </TaskForm>
    </div>
  )
}

const templateUses = [
  { value: 'message', label: 'Messages' },
  { value: 'offer', label: 'Offers' },
  { value: 'decline', label: 'Refusals' },
] as const

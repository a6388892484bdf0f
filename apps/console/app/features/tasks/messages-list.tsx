import type { OperatorTasks, WaitingMessage } from '@tessera/client/shop/types.gen'
import { useRef } from 'react'
import { TemplatePicker } from '../../generic/template-picker.tsx'
import { writeInto } from '../../generic/write-into.ts'
import { DoButton, TaskAttachment, TaskCard, TaskForm, TaskText } from './task-card.tsx'
import type { ListProps } from './task-list.ts'

interface Props extends ListProps<WaitingMessage> {
  templates: OperatorTasks['templates']
}

export function MessagesList({ items, ageOf, ...answer }: Props) {
  return items.map((item) => {
    const { kind, number, account, storeName, author, text, at, messageId, hasPhoto, hasPdf } = item
    return (
      <TaskCard
        key={messageId}
        title={`${kind === 'order' ? 'Order' : 'Quote'} ${number}`}
        href={kind === 'order' ? `/orders/${number}` : `/quotes/${number}`}
        account={account}
        store={storeName}
        age={ageOf(at)}
        of={{ kind, number }}
      >
        <blockquote className="border-s-2 border-line ps-3 wrap-anywhere">
          <p className="whitespace-pre-line">{text}</p>
          <footer className="text-stone">{author}</footer>
        </blockquote>
        {(hasPhoto || hasPdf) && (
          <a href={`/console/tasks/photo?${new URLSearchParams({ kind, messageId })}`} target="_blank" rel="noreferrer">
            {hasPdf ? 'Open the PDF' : 'Open the photo'}
          </a>
        )}
        <AnswerForm message={item} {...answer} />
      </TaskCard>
    )
  })
}

interface AnswerProps extends Pick<Props, 'templates' | 'formKey' | 'outcome'> {
  message: WaitingMessage
}

/** The answer, in our own words or those of a template. */
function AnswerForm({ message: { kind, number }, templates, formKey, outcome }: AnswerProps) {
  const around = useRef<HTMLDivElement>(null)
  return (
    <div ref={around}>
      <TaskForm number={number} formKey={formKey} outcome={outcome} hasFile>
        <TaskText label="Answer" number={number} outcome={outcome} />
        <TemplatePicker
          templates={templates}
          kind="message"
          label={`Templates for ${number}`}
          insert={(words) => writeInto(around.current, words)}
        />
        <TaskAttachment number={number} />
        <div>
          <DoButton intent={kind === 'order' ? 'answerOrder' : 'answerQuote'} kind="primary" isSend>
            Send answer
          </DoButton>
        </div>
      </TaskForm>
    </div>
  )
}

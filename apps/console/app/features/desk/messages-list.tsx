import type { WaitingMessage } from '@tessera/client/shop/types.gen'
import { DoButton, TaskAttachment, TaskCard, TaskForm, TaskText } from './task-card.tsx'
import type { ListProps } from './task-list.ts'

export function MessagesList({ items, deskKey, outcome, ageOf }: ListProps<WaitingMessage>) {
  return items.map(({ kind, number, account, storeName, author, text, at, messageId, hasPhoto, hasPdf }) => (
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
        <a href={`/console/desk/photo?${new URLSearchParams({ kind, messageId })}`} target="_blank" rel="noreferrer">
          {hasPdf ? 'Open the PDF' : 'Open the photo'}
        </a>
      )}
      <TaskForm number={number} deskKey={deskKey} outcome={outcome} hasFile>
        <TaskText label="Answer" number={number} outcome={outcome} />
        <TaskAttachment number={number} />
        <div>
          <DoButton intent={kind === 'order' ? 'answerOrder' : 'answerQuote'} kind="primary">
            Send answer
          </DoButton>
        </div>
      </TaskForm>
    </TaskCard>
  ))
}

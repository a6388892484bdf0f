import { formatMoment } from '../../generic/format-days.ts'

interface StaffMessage {
  id: string
  author: string
  isOurs: boolean
  at: string
  text: string
  /** The line that it is about. */
  about?: string | undefined
  hasPhoto: boolean
  hasPdf: boolean
}

interface Props {
  kind: 'order' | 'quote'
  messages: readonly StaffMessage[]
  timeZone: string
}

/** Messages of both sides, the oldest first. */
export function MessageList({ kind, messages, timeZone }: Props) {
  if (messages.length === 0) return <p className="text-stone">No messages yet.</p>
  return (
    <ul className="grid gap-3">
      {messages.map(({ id, author, isOurs, at, text, about, hasPhoto, hasPdf }) => (
        <li key={id} className={`border-s-2 ps-3 wrap-anywhere ${isOurs ? 'border-sage' : 'border-line'}`}>
          {about && <p className="text-xs text-stone">About {about}</p>}
          <p className="whitespace-pre-line">{text}</p>
          {(hasPhoto || hasPdf) && (
            <a
              href={`/console/tasks/photo?${new URLSearchParams({ kind, messageId: id })}`}
              target="_blank"
              rel="noreferrer"
            >
              {hasPdf ? 'Open the PDF' : 'Open the photo'}
            </a>
          )}
          <p className="text-xs text-stone">
            {author} · {formatMoment(at, timeZone)}
          </p>
        </li>
      ))}
    </ul>
  )
}

import { Moment } from '@tessera/ui/time-zone'

interface ConversationMessage {
  id: string
  at: string
  from: string
  author: string
  message: string
  /** The subject, if the message is about a part only. */
  about?: string | undefined
  /** URL of the attached picture. */
  photoHref?: string | undefined
  pdfHref?: string | undefined
}

interface Props {
  messages: readonly ConversationMessage[]
  /** The side whose messages are on the right. */
  own: string
  empty: string
}

/** Messages, oldest first; the viewer's own on the right if the screen is wide enough. */
export function Conversation({ messages, own, empty }: Props) {
  if (messages.length === 0) return <p className="text-stone">{empty}</p>
  return (
    <ol className="grid gap-3">
      {messages.map(({ id, at, from, author, message, about, photoHref, pdfHref }) => (
        <li
          key={id}
          className={`grid max-w-xl gap-1 border border-grout bg-surface p-4 ${from === own ? 'tablet:ms-auto' : ''}`}
        >
          <p className="text-sm text-stone">
            <span className="font-bold text-ink">{author}</span> · <Moment at={at} />
            {about && <span className="block">About {about}</span>}
          </p>
          <p className="break-words whitespace-pre-line">{message}</p>
          {pdfHref && (
            <a href={pdfHref} download className="mt-2 inline-flex min-h-11 items-center justify-self-start underline">
              PDF from {author}
            </a>
          )}
          {photoHref && (
            <a href={photoHref} className="mt-2 justify-self-start">
              <img
                src={photoHref}
                alt={`Sent by ${author}`}
                width={240}
                height={180}
                loading="lazy"
                className="h-45 w-60 border border-grout object-cover"
              />
            </a>
          )}
        </li>
      ))}
    </ol>
  )
}

import type { DeliveryReceiver, DeliveryWithAttempts } from '@tessera/client/platform/types.gen'
import { shopTimeZone } from '@tessera/domain/local-time'
import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { FactList } from '@tessera/ui/fact-list'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { CodeBlock } from '../../generic/code-block.tsx'
import { formatMoment } from '../../generic/format-days.ts'
import { DeliveryMark } from './delivery-mark.tsx'
import { MessageAttempts } from './message-attempts.tsx'
import { MessageForms } from './message-forms.tsx'
import { receiverHref, receiverText } from './receiver-text.ts'
import { subjectText } from './subject-text.ts'
import type { WireOutcome } from './work-on-wire.server.ts'

export interface MessageProps {
  message: DeliveryWithAttempts
  receivers: readonly DeliveryReceiver[]
  /** The word of the address that says what was just done. */
  done: string | null
  sendKey: string
  outcome: WireOutcome | undefined
}

const sentences: Readonly<Record<string, string>> = {
  resent: 'It is being sent again, under the same ID and with a new signature.',
  tested: 'The test is being sent.',
}

/** One message to a receiver: its text, every attempt with the answer, and the way to send it again. */
export function MessageScreen(props: MessageProps) {
  const { message, done, outcome } = props
  const sentence = done && Object.hasOwn(sentences, done) ? sentences[done] : undefined
  return (
    <div className="grid gap-5">
      <MessageHead message={message} />
      {sentence && !outcome && (
        <Notice kind="success" isLive>
          {sentence}
        </Notice>
      )}
      {outcome && (
        <Notice kind="error" isLive>
          {outcome.problem}
        </Notice>
      )}
      <div className="grid items-start gap-x-8 gap-y-6 desktop:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-6">
          <MessageAttempts message={message} />
          <MessageText message={message} />
        </div>
        <MessageForms {...props} />
      </div>
    </div>
  )
}

function MessageHead({ message }: Pick<MessageProps, 'message'>) {
  const { ID, Subject, Kind, SourceID, ObjectID, DateCreated, DeliveryConfigID } = message
  const href = receiverHref(Kind, SourceID) ?? receiverHref('DeliveryConfig', DeliveryConfigID)
  const text = receiverText(message)
  return (
    <header className="grid gap-2">
      <Breadcrumb
        crumbs={[
          { title: 'Integrations', url: '/wire' },
          { title: subjectText(Subject), url: `/wire/messages/${ID}` },
        ]}
      />
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl wrap-anywhere">{subjectText(Subject)}</h1>
        <DeliveryMark {...message} />
      </div>
      <FactList
        facts={[
          [
            'Receiver',
            href ? (
              <Link key="receiver" href={href}>
                {text}
              </Link>
            ) : (
              text
            ),
          ],
          ['Type', <code key="type">{Subject}</code>],
          ['Object', ObjectID],
          ['Created', DateCreated && formatMoment(DateCreated, shopTimeZone)],
          ['Event ID', <code key="id">{ID}</code>],
        ]}
      />
    </header>
  )
}

function MessageText({ message: { Message, Target, Status } }: Pick<MessageProps, 'message'>) {
  if (Status === 'Failed')
    return (
      <Notice kind="info" title="This call was part of a request">
        The request failed with it. What was sent isn’t stored, and it isn’t sent again.
      </Notice>
    )
  if (!Message) return <Notice kind="info">The message held a password or a code, so it isn’t shown.</Notice>
  if (Target !== 'Mail') return <CodeBlock label="Message" text={JSON.stringify(Message, null, 2)} />
  const { To, subject, text } = Message
  return <CodeBlock label="Email" text={`To: ${String(To)}\nSubject: ${String(subject)}\n\n${String(text)}`} />
}

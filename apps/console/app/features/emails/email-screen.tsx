import type { StaffEmail } from '@tessera/client/shop/types.gen'
import { shopTimeZone } from '@tessera/domain/local-time'
import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { Button } from '@tessera/ui/button'
import { FactList } from '@tessera/ui/fact-list'
import { formatCount } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { Form, useNavigation } from 'react-router'
import { formatMoment } from '../../generic/format-days.ts'
import { ScreenPart } from '../../generic/screen-part.tsx'
import type { StaffOutcome } from '../../session/staff-work.server.ts'
import { EmailMark } from './email-mark.tsx'
import { EmailTable } from './email-table.tsx'

interface Props {
  email: StaffEmail
  /** It was sent again a moment ago. */
  isResent: boolean
  sendKey: string
  outcome: StaffOutcome | undefined
}

/** One email as its reader sees it, and the button that sends it again. */
export const EmailScreen = ({ email, isResent, sendKey, outcome }: Props) => (
  <div className="grid gap-5">
    <EmailHead email={email} />
    {isResent && !outcome && (
      <Notice kind="success" isLive>
        It is being sent to {email.recipient}.
      </Notice>
    )}
    {outcome?.problem && (
      <Notice kind="error" isLive>
        {outcome.problem}
      </Notice>
    )}
    <div className="grid items-start gap-x-8 gap-y-6 desktop:grid-cols-[minmax(0,1fr)_20rem]">
      <EmailWords email={email} />
      <ResendForm email={email} sendKey={sendKey} />
    </div>
    {email.copies.length > 0 && (
      <ScreenPart title="Sent again">
        <EmailTable rows={email.copies} />
      </ScreenPart>
    )}
  </div>
)

function EmailHead({ email }: Pick<Props, 'email'>) {
  const { id, subject, recipient, customer, customerNumber, createdAt, sentAt, attempts, problem, resentBy } = email
  return (
    <header className="grid gap-2">
      <Breadcrumb
        crumbs={[
          { title: 'Emails', url: '/emails' },
          { title: subject, url: `/emails/${id}` },
        ]}
      />
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl wrap-anywhere">{subject}</h1>
        <EmailMark {...email} />
      </div>
      <FactList
        facts={[
          ['To', recipient],
          [
            'Customer',
            customerNumber && (
              <Link key="customer" href={`/customers/${customerNumber}`}>
                {customer}
              </Link>
            ),
          ],
          ['Created', formatMoment(createdAt, shopTimeZone)],
          ['Sent', sentAt && formatMoment(sentAt, shopTimeZone)],
          ['Next attempt', email.nextAttemptAt && formatMoment(email.nextAttemptAt, shopTimeZone)],
          ['Attempts', formatCount(attempts)],
          ['Problem', problem],
          ['Sent again by', resentBy],
        ]}
      />
    </header>
  )
}

/** The HTML is in a frame of its own that runs nothing and reaches nothing. */
function EmailWords({ email: { id, isPrivate, html, text } }: Pick<Props, 'email'>) {
  if (isPrivate)
    return (
      <Notice kind="info" title="The text isn’t shown">
        This email contains a link or code for its recipient only.
      </Notice>
    )
  return (
    <div className="grid min-w-0 gap-6">
      {html && (
        <ScreenPart title="Preview">
          <iframe
            src={`/console/emails/${id}/html`}
            title="Preview of the email"
            sandbox=""
            className="h-[70vh] w-full border border-grout bg-white"
          />
        </ScreenPart>
      )}
      <ScreenPart title="Plain text">
        <pre className="wrap-anywhere whitespace-pre-wrap font-sans">{text}</pre>
      </ScreenPart>
    </div>
  )
}

function ResendForm({ email, sendKey }: Pick<Props, 'email' | 'sendKey'>) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <ScreenPart title="Send again">
      <p className="text-stone">
        {email.state === 'sent'
          ? 'A copy goes to the same address. Its links expire when those of the first email do.'
          : 'It is sent now, with all of its attempts.'}
      </p>
      <Form method="post">
        <input type="hidden" name="key" value={sendKey} />
        <input type="hidden" name="number" value={email.id} />
        <Button type="submit" kind="primary" name="intent" value="resend" isBusy={isBusy}>
          Send again
        </Button>
      </Form>
    </ScreenPart>
  )
}

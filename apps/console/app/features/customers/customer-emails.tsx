import type { StaffEmailPage } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { formatCount } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { Form, useNavigation } from 'react-router'
import { formatMoment } from '../../generic/format-days.ts'
import { ScreenPart } from '../../generic/screen-part.tsx'
import { EmailMark } from '../emails/email-mark.tsx'

interface Props {
  number: string
  timeZone: string
  /** Unread: the shop did not answer. */
  emails: StaffEmailPage | 'unread'
  mayResend: boolean
  /** A second press sends nothing again. */
  sendKey: string
}

const shown = 10

/** Emails to the customer's people in the last 30 days; each opens as its reader sees it. */
export function CustomerEmails({ number, timeZone, emails, mayResend, sendKey }: Props) {
  if (emails === 'unread')
    return (
      <ScreenPart title="Emails">
        <Notice kind="warning">Emails couldn’t be loaded. Reload the page to try again.</Notice>
      </ScreenPart>
    )
  return (
    <ScreenPart title="Emails">
      {emails.items.length === 0 && <p className="text-stone">No emails in the last 30 days.</p>}
      <ul>
        {emails.items.slice(0, shown).map((email) => (
          <li
            key={email.id}
            className="flex flex-wrap justify-between gap-x-4 border-b border-grout py-1 wrap-anywhere"
          >
            <span>
              <Link href={`/emails/${email.id}`}>{email.subject}</Link>
              <span className="text-stone">{` · ${email.recipient} · ${formatMoment(email.createdAt, timeZone)}`}</span>
            </span>
            <span className="flex flex-wrap items-center gap-3">
              <EmailMark {...email} />
              {mayResend && <ResendButton email={email} sendKey={sendKey} />}
            </span>
          </li>
        ))}
      </ul>
      {emails.totalCount > shown && (
        <p>
          <Link href={`/emails?view=all&customer=${number}`}>All {formatCount(emails.totalCount)} emails</Link>
        </p>
      )}
    </ScreenPart>
  )
}

/** Ends at the page of the email, which says where it goes. */
function ResendButton({
  email: { id, subject },
  sendKey,
}: {
  email: { id: string; subject: string }
  sendKey: string
}) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" action={`/emails/${id}`}>
      <input type="hidden" name="key" value={sendKey} />
      <input type="hidden" name="number" value={id} />
      <Button
        type="submit"
        size="XSmall"
        name="intent"
        value="resend"
        isBusy={isBusy}
        aria-label={`Send again: ${subject}`}
      >
        Send again
      </Button>
    </Form>
  )
}

import { link, note } from '@tessera/domain/email/email-content'
import type { Email } from '../../../kit/email/queue-email.ts'
import { accountEmail, type EmailReader } from '../../people/accounts/account-emails.ts'

export interface CustomerEmailWords {
  subject: string
  text: string
}

/** Words of the staff to several customers, each in an email of their own. */
export const customerEmail = (to: EmailReader, { subject, text }: CustomerEmailWords, publicUrl: string): Email =>
  accountEmail(
    'customer-email',
    to,
    subject,
    [
      ...text.split(/\n\s*\n/).map((paragraph) => paragraph.trim()),
      note('You get this because you manage an account with us.'),
      link('Choose the emails you get', `${publicUrl}/account/personal-data`),
    ],
    publicUrl,
  )

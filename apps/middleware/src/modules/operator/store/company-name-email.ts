import { button, quote } from '@tessera/domain/email/email-content'
import type { Email } from '../../../kit/email/queue-email.ts'
import { accountEmail, type EmailReader } from '../../people/accounts/account-emails.ts'

interface NameDecision {
  name: string
  wanted: string
  /** Why the new name was declined; null if it was approved. */
  declined: string | null
}

export const companyNameEmail = (to: EmailReader, { name, wanted, declined }: NameDecision, publicUrl: string): Email =>
  accountEmail(
    'company-name',
    to,
    declined === null ? 'Your company name has been changed' : 'About your company name',
    [
      ...(declined === null
        ? [`Your account and documents now show ${wanted}.`]
        : [`Your company name is still ${name}. We couldn’t change it to ${wanted}:`, quote(declined)]),
      button('View your company', `${publicUrl}/account/company`),
    ],
    publicUrl,
  )

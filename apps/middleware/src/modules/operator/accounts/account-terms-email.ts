import { button } from '@tessera/domain/email/email-content'
import { formatDollars } from '@tessera/domain/format-dollars'
import type { Email } from '../../../kit/email/queue-email.ts'
import { termsLabels } from '../../checkout/methods/terms-labels.ts'
import { accountEmail, type EmailReader } from '../../people/accounts/account-emails.ts'

/** The conditions of an account that staff changed. */
export interface NewAccountTerms {
  terms?: string
  creditLineCents?: number
  isOnHold?: boolean
}

/** The sentences for the customer. The reason is a note among staff and is not sent. */
function sentencesOf({ terms, creditLineCents, isOnHold }: NewAccountTerms): string[] {
  const label = Object.entries(termsLabels).find(([code]) => code === terms)?.[1]
  return [
    ...(label ? [`Your payment terms are now: ${label}.`] : []),
    ...(creditLineCents === undefined ? [] : [`Your credit line is now ${formatDollars(creditLineCents)}.`]),
    ...(isOnHold === true
      ? [
          'Your account is on hold: new orders can’t be charged to it for now. Reply to this email, and we’ll sort it out.',
        ]
      : []),
    ...(isOnHold === false ? ['Your account is no longer on hold.'] : []),
  ]
}

/** Prices are seen in the shop; the rest comes by email. */
export const isEmailed = (changed: NewAccountTerms): boolean => sentencesOf(changed).length > 0

export const accountTermsEmail = (to: EmailReader, changed: NewAccountTerms, publicUrl: string): Email =>
  accountEmail(
    'account-terms',
    to,
    changed.isOnHold ? 'Your account is on hold' : 'Your account terms have changed',
    [...sentencesOf(changed), 'This counts from your next order.', button('View your account', `${publicUrl}/account`)],
    publicUrl,
  )

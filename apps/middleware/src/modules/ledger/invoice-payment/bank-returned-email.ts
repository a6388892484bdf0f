import { button, facts } from '@tessera/domain/email/email-content'
import { formatDollars } from '@tessera/domain/format-dollars'
import type { Email } from '../../../kit/email/queue-email.ts'
import { accountEmail, type EmailReader } from '../../people/accounts/account-emails.ts'

interface ReturnedDebit {
  /** Null if it was never booked. */
  receiptId: string | null
  /** 'Bank account ending in 6789' */
  text: string
  cents: number
  /** It had been booked before, so the amount is now a charge. */
  isReversal: boolean
  reason: string
}

export const bankReturnedEmail = (
  to: EmailReader,
  { receiptId, text, cents, isReversal, reason }: ReturnedDebit,
  publicUrl: string,
): Email =>
  accountEmail(
    'bank-returned',
    to,
    'Your bank payment didn’t go through',
    [
      isReversal
        ? `Your bank reversed a payment: ${reason}. The amount is open as a charge.`
        : `Your bank payment failed: ${reason}. The invoices are open again.`,
      facts({ [text]: formatDollars(cents), Receipt: receiptId }),
      button('View your invoices', `${publicUrl}/account/invoices`),
    ],
    publicUrl,
  )

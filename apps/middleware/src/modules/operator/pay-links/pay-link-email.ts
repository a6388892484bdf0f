import { button, facts, note, quote } from '@tessera/domain/email/email-content'
import { formatDay } from '@tessera/domain/format-day'
import { formatDollars } from '@tessera/domain/format-dollars'
import { composeEmail } from '../../../kit/email/compose-email.ts'
import type { Email } from '../../../kit/email/queue-email.ts'

export interface RequestedPayment {
  /** `invoice RV9000000001`, `your order`. */
  what: string
  customer: string
  amountCents: number
  message: string | null
  url: string
  /** The last day of the link. */
  until: string
}

/** To the address that the customer named, which need not have an account. */
export const payLinkEmail = (
  to: string,
  { what, customer, amountCents, message, url, until }: RequestedPayment,
  shopUrl: string,
): Email =>
  composeEmail({ template: 'pay-link', to, subject: `Pay ${formatDollars(amountCents)} for ${what}`, shopUrl }, [
    `Here is your link to pay ${what} by card.`,
    message ? quote(message) : null,
    facts({ Customer: customer, Amount: formatDollars(amountCents) }),
    button('Review and pay', url),
    note(
      `The link works once, until ${formatDay(until)}. Anyone who has it can see this amount, so share it with care.`,
    ),
  ])

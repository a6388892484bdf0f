import { button, type EmailFact, totals } from '@tessera/domain/email/email-content'
import { formatDollars } from '@tessera/domain/format-dollars'
import type { Email } from '../../../kit/email/queue-email.ts'
import { accountEmail, type EmailReader } from '../../people/accounts/account-emails.ts'

export interface PaidInvoices {
  paymentId: string
  receiptId: string | null
  cardCents: number
  creditCents: number
  /** 'Visa ending in 4242' */
  cardText: string | null
  /** Documents it was applied to, each once. */
  documents: readonly { id: string; cents: number; openCents: number }[]
}

const maxListed = 20

export function receiptEmail(to: EmailReader, paid: PaidInvoices, publicUrl: string): Email {
  const { paymentId, receiptId, cardCents, creditCents, cardText, documents } = paid
  const total = formatDollars(cardCents + creditCents)
  const more = documents.length - maxListed
  return accountEmail(
    'invoices-paid',
    to,
    `We received your payment of ${total}`,
    [
      'Thank you. Your payment has been posted.',
      { kind: 'facts', facts: documents.slice(0, maxListed).map(paidFact) },
      more > 0 ? `and ${more} more` : null,
      totals({
        Receipt: receiptId,
        [cardText ?? 'Card']: cardCents > 0 ? formatDollars(cardCents) : null,
        'Credits applied': creditCents > 0 ? formatDollars(creditCents) : null,
        'Total paid': total,
      }),
      button('View the receipt', `${publicUrl}/account/invoices/receipt/${encodeURIComponent(paymentId)}`),
    ],
    publicUrl,
  )
}

const paidFact = ({ id, cents, openCents }: PaidInvoices['documents'][number]): EmailFact => ({
  label: id,
  value: `${formatDollars(cents)} paid, ${openCents > 0 ? `${formatDollars(openCents)} still open` : 'paid in full'}`,
})

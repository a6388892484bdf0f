import { formatDollars } from '@tessera/domain/format-dollars'
import type { Email } from '../../../kit/email/queue-email.ts'

interface PaidAmounts {
  id: string
  cardCents: number
  creditCents: number
}

export const receiptEmail = (
  paid: PaidAmounts,
  to: string,
  cardText: string | null,
  receiptId: string | null,
): Email => ({
  template: 'invoices-paid',
  to,
  subject: `Your payment of ${formatDollars(paid.cardCents + paid.creditCents)}`,
  body: [
    'Thank you. Your payment has been posted.',
    '',
    ...(receiptId ? [`Receipt: ${receiptId}`] : []),
    ...(paid.cardCents > 0 ? [`${cardText ?? 'Card'}: ${formatDollars(paid.cardCents)}`] : []),
    ...(paid.creditCents > 0 ? [`Credits used: ${formatDollars(paid.creditCents)}`] : []),
    '',
    'See each document’s new balance under Billing in your account.',
  ].join('\n'),
})

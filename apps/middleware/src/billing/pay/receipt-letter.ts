import type { Letter } from '../../mail/queue-mail.ts'

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`

interface Paid {
  id: string
  cardCents: number
  creditCents: number
}

/** Tells the payer that it is booked. */
export const receiptLetter = (paid: Paid, to: string, cardText: string | null, receiptId: string | null): Letter => ({
  template: 'invoices-paid',
  to,
  subject: `Your payment of ${dollars(paid.cardCents + paid.creditCents)}`,
  body: [
    'Thank you. Your payment is booked.',
    '',
    ...(receiptId ? [`Receipt: ${receiptId}`] : []),
    ...(paid.cardCents > 0 ? [`${cardText ?? 'Card'}: ${dollars(paid.cardCents)}`] : []),
    ...(paid.creditCents > 0 ? [`Credits used: ${dollars(paid.creditCents)}`] : []),
    '',
    'Each document with its new balance is under Billing in your account.',
  ].join('\n'),
})

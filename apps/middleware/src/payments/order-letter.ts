import type { Letter } from '../mail/queue-mail.ts'
import type { Attempt } from './attempt.ts'

/** Tells the customer that the order has arrived. */
export const orderLetter = ({ amountCents, words, awaitsApproval }: Attempt, number: string, to: string): Letter => ({
  template: 'order-placed',
  to,
  subject: `Your order ${number}`,
  body: [
    awaitsApproval ? 'Thank you. Your order waits for approval.' : 'Thank you for your order.',
    '',
    `Order: ${number}`,
    `Total: $${(amountCents / 100).toFixed(2)}`,
    `Paid by: ${words}`,
    '',
    'Please compare the lot numbers on all boxes before you set the first tile.',
  ].join('\n'),
})

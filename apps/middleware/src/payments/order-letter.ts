import type { Letter } from '../mail/queue-mail.ts'
import type { Attempt } from './attempt.ts'

/** Tells the customer that the order has arrived. */
export const orderLetter = ({ orderId, amountCents, words, awaitsApproval }: Attempt, to: string): Letter => ({
  template: 'order-placed',
  to,
  subject: `Your order ${orderId}`,
  body: [
    awaitsApproval ? 'Thank you. Your order waits for approval.' : 'Thank you for your order.',
    '',
    `Order: ${orderId}`,
    `Total: $${(amountCents / 100).toFixed(2)}`,
    `Paid by: ${words}`,
    '',
    'Please compare the lot numbers on all boxes before you set the first tile.',
  ].join('\n'),
})

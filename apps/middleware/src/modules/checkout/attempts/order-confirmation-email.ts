import { formatDollars } from '@tessera/domain/format-dollars'
import type { Email } from '../../../kit/email/queue-email.ts'
import type { Attempt } from './attempt.ts'

export const orderConfirmationEmail = (
  { amountCents, words, awaitsApproval }: Attempt,
  number: string,
  to: string,
): Email => ({
  template: 'order-placed',
  to,
  subject: `Your order ${number}`,
  body: [
    awaitsApproval ? 'Thank you. Your order is awaiting approval.' : 'Thank you for your order.',
    '',
    `Order: ${number}`,
    `Total: ${formatDollars(amountCents)}`,
    `Paid by: ${words}`,
    '',
    'Before you install, check that all boxes have the same lot number.',
  ].join('\n'),
})

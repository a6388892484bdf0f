import { button, note } from '@tessera/domain/email/email-content'
import { composeEmail, notYouText } from '../../../kit/email/compose-email.ts'
import type { Email } from '../../../kit/email/queue-email.ts'

export const orderLinkEmail = (to: string, number: string, link: string, shopUrl: string): Email =>
  composeEmail({ template: 'order-link', to, subject: `Your link to order ${number}`, shopUrl }, [
    `Here is the status of order ${number}.`,
    button('View your order', link),
    note('Anyone with this link can see the order, so share it with care.'),
    note(notYouText),
  ])

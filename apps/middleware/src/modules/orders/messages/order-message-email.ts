import { quote } from '@tessera/domain/email/email-content'
import { composeStaffEmail } from '../../../kit/email/compose-email.ts'
import type { Email } from '../../../kit/email/queue-email.ts'

interface OrderQuestionFacts {
  number: string
  author: string
  customerNumber: string
  email: string
  text: string
  attachment: string | null
}

/** To the store of an order; replies go to the customer. */
export const orderMessageEmail = (to: string, question: OrderQuestionFacts, shopUrl: string): Email => ({
  ...composeStaffEmail(
    { template: 'order-message', to, subject: `${question.author} wrote about order ${question.number}`, shopUrl },
    {
      Order: question.number,
      Customer: `${question.author} (${question.customerNumber})`,
      Email: question.email,
      Attached: question.attachment,
    },
    [quote(question.text), 'Reply to this email, or answer in the order’s messages.'],
  ),
  replyTo: question.email,
})

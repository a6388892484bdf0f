import { note, quote } from '@tessera/domain/email/email-content'
import { composeEmail } from '../../../kit/email/compose-email.ts'
import type { Email } from '../../../kit/email/queue-email.ts'

interface FormAnswer {
  reference: string
  email: string
  name: string
  author: string
  text: string
  /** The store that answers, or support. */
  replyTo: string
}

export const formAnswerEmail = (
  { reference, email, name, author, text, replyTo }: FormAnswer,
  shopUrl: string,
): Email => ({
  ...composeEmail({ template: 'form-answer', to: email, name, subject: `Our answer to ${reference}`, shopUrl }, [
    `${author} replied to you:`,
    quote(text),
    note(`To write back, reply to this email. Your reference is ${reference}.`),
  ]),
  replyTo,
})

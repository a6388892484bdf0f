import { link, note, quote } from '@tessera/domain/email/email-content'
import { composeEmail, composeStaffEmail } from '../../../kit/email/compose-email.ts'
import type { Email } from '../../../kit/email/queue-email.ts'

export interface ContactFacts {
  reference: string
  name: string
  email: string
  phone: string | null
  topic: string
  orderNumber: string | null
  storeName: string | null
  message: string
  /** Link for staff to the attached photo. */
  photoUrl: string | null
}

/** Leaves the message out; otherwise anyone could use us to send any text to any address. */
export const contactReceivedEmail = (
  { reference, name, email, topic, storeName }: ContactFacts,
  shopUrl: string,
): Email =>
  composeEmail(
    { template: 'contact-received', to: email, name, subject: `We received your message (${reference})`, shopUrl },
    [
      `Thank you for contacting ${storeName ? `our ${storeName} store` : 'us'} about “${topic}”.`,
      'We’ll reply within one business day.',
      `Your reference is ${reference}. Please mention it when you contact us again.`,
      note('If you didn’t contact us, you can ignore this email.'),
    ],
  )

export const staffContactEmail = (to: string, facts: ContactFacts, shopUrl: string): Email => ({
  ...composeStaffEmail(
    { template: 'contact', to, subject: `${facts.topic}: message ${facts.reference}`, shopUrl },
    {
      Reference: facts.reference,
      Name: facts.name,
      Email: facts.email,
      Phone: facts.phone,
      Topic: facts.topic,
      Order: facts.orderNumber,
      Store: facts.storeName,
    },
    [quote(facts.message), facts.photoUrl ? link('View the photo', facts.photoUrl) : null],
  ),
  replyTo: facts.email,
})

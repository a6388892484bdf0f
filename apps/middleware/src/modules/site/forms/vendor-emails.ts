import { button, note } from '@tessera/domain/email/email-content'
import { composeEmail, composeStaffEmail, notYouText } from '../../../kit/email/compose-email.ts'
import type { Email } from '../../../kit/email/queue-email.ts'

export const vendorInvitationEmail = (to: string, company: string, link: string, shopUrl: string): Email =>
  composeEmail({ template: 'vendor-invitation', to, subject: 'Set up your payment details', shopUrl }, [
    `Here’s the secure form to enter the bank account for ${company}.`,
    button('Enter payment details', link),
    note('This link works once and expires in 24 hours. We never ask for bank details by email or phone.'),
    note(notYouText),
  ])

export const vendorReceivedEmail = (to: string, name: string, reference: string, shopUrl: string): Email =>
  composeEmail(
    { template: 'vendor-received', to, name, subject: `We received your payment details (${reference})`, shopUrl },
    [
      `Thank you. We received your payment details. Your reference is ${reference}. For your security, they aren’t shown in this email.`,
      'We’ll call the number we have on file to verify them, then use them for your next payment.',
      'If you didn’t send them, contact us right away.',
    ],
  )

export const staffVendorEmail = (to: string, reference: string, company: string, shopUrl: string): Email =>
  composeStaffEmail(
    { template: 'vendor-payment', to, subject: `Vendor payment details (${reference})`, shopUrl },
    { Reference: reference, Company: company },
    ['Call the vendor at the number on file before using these details.'],
  )

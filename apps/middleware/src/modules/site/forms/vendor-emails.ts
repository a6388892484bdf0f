import { letterTo, noteTo, notYou } from '../../../kit/email/email-to.ts'
import type { Letter } from '../../../kit/email/queue-email.ts'

export const vendorInvitation = (to: string, company: string, link: string): Letter =>
  letterTo({ template: 'vendor-invitation', to, subject: 'Set up your payment details' }, [
    `Here’s the secure form to enter the bank account for ${company}:`,
    link,
    'This link works once and expires in 24 hours. We never ask for bank details by email or phone.',
    notYou,
  ])

export const vendorReceived = (to: string, name: string, reference: string): Letter =>
  letterTo({ template: 'vendor-received', to, name, subject: `We received your payment details (${reference})` }, [
    `Thank you. We received your payment details. Your reference is ${reference}. For your security, they aren’t shown in this email.`,
    'We’ll call the number we have on file to verify them, then use them for your next payment.',
    'If you didn’t send them, contact us right away.',
  ])

export const vendorForUs = (to: string, reference: string, company: string): Letter =>
  noteTo(
    { template: 'vendor-payment', to, subject: `Vendor payment details (${reference})` },
    { Reference: reference, Company: company },
    'Call the vendor at the number on file before using these details.',
  )

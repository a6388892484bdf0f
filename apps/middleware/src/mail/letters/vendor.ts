import type { Letter } from '../queue-mail.ts'
import { letterTo, noteTo, notYou } from './letter-to.ts'

export const vendorInvitation = (to: string, company: string, link: string): Letter =>
  letterTo({ template: 'vendor-invitation', to, subject: 'How we should pay you' }, [
    `You asked for the form in which ${company} tells us its bank account. It is here:`,
    link,
    'The link works once, for 24 hours. We never ask for bank data by e-mail or telephone.',
    notYou,
  ])

export const vendorReceived = (to: string, name: string, reference: string): Letter =>
  letterTo({ template: 'vendor-received', to, name, subject: `We have your payment data (${reference})` }, [
    `Thank you. We received your payment details safely under the reference ${reference}, and nobody can read it in a letter.`,
    'We use it from the next payment run on, after a call to the number we know you by.',
    'If you did not send it, please tell us at once.',
  ])

export const vendorForUs = (to: string, reference: string, company: string): Letter =>
  noteTo(
    { template: 'vendor-payment', to, subject: `Payment data of a vendor (${reference})` },
    { Reference: reference, Company: company },
    'Please call the vendor at the number on file before the data is used.',
  )

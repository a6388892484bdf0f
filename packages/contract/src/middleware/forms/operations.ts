import { brand } from '../../brand.ts'
import { defineCall, limits, type RateLimit } from '../kit.ts'
import {
  ContactUs,
  EmailSignUp,
  FormAnswer,
  ScheduleConsultation,
  Unsubscribe,
  VendorPayment,
  VendorPaymentEmail,
} from './models.ts'

/** Viewing free slots is not a form yet; booking one also counts as a form. */
const looking: RateLimit = { name: 'slots', hits: 30, seconds: 600 }
/**
 * Mail services click the links in emails for their users, many from one address; each request by form counts as one.
 */
const leaving: RateLimit = { name: 'unsubscribe', hits: 60, seconds: 600 }

const path = (name: string) => `/api/${brand.marketing}/${name}` as const

export const formCalls = {
  contactUs: defineCall({
    id: 'Broadcast.contactusform',
    verb: 'POST',
    path: path('contactusform'),
    summary: 'A question to the shop or to one store.',
    access: 'anyone',
    limit: limits.form,
    body: ContactUs,
    reply: FormAnswer,
  }),
  emailSignUp: defineCall({
    id: 'Broadcast.emailsignupform',
    verb: 'POST',
    path: path('emailsignupform'),
    summary: 'Asks for news; it counts once the link in the mail is followed.',
    access: 'anyone',
    limit: limits.form,
    body: EmailSignUp,
    reply: FormAnswer,
  }),
  unsubscribe: defineCall({
    id: 'Broadcast.unsubscribeform',
    verb: 'POST',
    path: path('unsubscribeform'),
    summary: 'No more news: at once with the link of a mail, else after a confirmation.',
    access: 'anyone',
    limit: leaving,
    body: Unsubscribe,
    reply: FormAnswer,
  }),
  scheduleConsultation: defineCall({
    id: 'Broadcast.scheduleconsultationform',
    verb: 'POST',
    path: path('scheduleconsultationform'),
    summary: 'Books a design consultation; a slot is given once.',
    access: 'anyone',
    limit: looking,
    body: ScheduleConsultation,
    reply: FormAnswer,
  }),
  vendorPaymentEmail: defineCall({
    id: 'Broadcast.vendorpaymentemailform',
    verb: 'POST',
    path: path('vendorpaymentemailform'),
    summary: 'Mails a vendor the link to the payment form.',
    access: 'anyone',
    limit: limits.form,
    body: VendorPaymentEmail,
    reply: FormAnswer,
  }),
  vendorPayment: defineCall({
    id: 'Broadcast.vendorpaymentform',
    verb: 'POST',
    path: path('vendorpaymentform'),
    summary: 'Bank data of a vendor: sealed on arrival, never shown again.',
    access: 'anyone',
    limit: limits.form,
    body: VendorPayment,
    reply: FormAnswer,
  }),
}

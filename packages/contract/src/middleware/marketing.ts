import { brand } from '../brand.ts'
import { flag, listOf, oneOf, text } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { requiredList, requiredText } from './fields.ts'
import { defineCall, limits, type RateLimit } from './kit.ts'

const captcha = { captcha: text(4000) }
/** Honeypot: people leave it empty, bots fill it in. */
const honeypot = { website: text(200) }

const ContactUs = model('ContactUs', {
  name: requiredText(100),
  email: requiredText(100),
  phone: text(30),
  topic: requiredText(60),
  orderNumber: text(60),
  storeId: text(40),
  message: requiredText(4000),
  /** The reply of the photo upload. */
  photo: text(400),
  ...captcha,
  ...honeypot,
})
const EmailSignUp = model('EmailSignUp', {
  /** Required unless there is a token. */
  email: text(100),
  firstName: text(100),
  zip: text(10),
  interests: listOf(requiredText(60)),
  /** From the confirmation email: completes the sign-up without other fields. */
  token: text(1000),
  ...captcha,
  ...honeypot,
})
const Unsubscribe = model('Unsubscribe', {
  email: text(100),
  /** From an email: works at once. Without it a confirmation is emailed. */
  token: text(1000),
  reason: text(300),
  ...captcha,
  ...honeypot,
})
const ScheduleConsultation = model('ScheduleConsultation', {
  /** Required with a slot, like the email address. */
  name: text(100),
  email: text(100),
  phone: text(30),
  /** Required unless there is a token. */
  storeId: text(40),
  /** Start of the slot; without it the free slots are returned. */
  slot: text(40),
  way: oneOf(['store', 'video']),
  /** From the booking email: cancels it. */
  token: text(1000),
  topic: text(60),
  notes: text(2000),
  ...captcha,
  ...honeypot,
})
const VendorPaymentEmail = model('VendorPaymentEmail', {
  email: requiredText(100),
  company: requiredText(100),
  ...captcha,
  ...honeypot,
})
const VendorPayment = model('VendorPayment', {
  /** From the email of the first form. */
  token: requiredText(1000),
  company: requiredText(100),
  taxId: requiredText(30),
  bankName: requiredText(100),
  routingNumber: requiredText(9),
  accountNumber: requiredText(34),
  accountType: requiredText(20),
  contactName: requiredText(100),
  phone: text(30),
  agrees: flag(),
  ...captcha,
  ...honeypot,
})

const Slot = model('Slot', { startsAt: requiredText(40), text: requiredText(100) })
export const FormAnswer = model('FormAnswer', {
  /** Reference for inquiries; null if nothing was stored. */
  reference: text(60),
  message: requiredText(500),
  slots: requiredList(Slot),
})

/** Viewing free slots is not a form yet; booking one also counts as a form. */
const looking: RateLimit = { name: 'slots', hits: 30, seconds: 600 }
/**
 * Mail services click the links in emails for their users, many from one address; each request by form counts as one.
 */
const leaving: RateLimit = { name: 'unsubscribe', hits: 60, seconds: 600 }

const path = (name: string) => `/api/${brand.marketing}/${name}` as const

export const marketingCalls = {
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

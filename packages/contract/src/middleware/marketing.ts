import { brand } from '../brand.ts'
import { listOf } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { many, maybeChoice, maybeWords, words, yes } from './fields.ts'
import { call, type Limit, limits } from './kit.ts'

const captcha = { captcha: maybeWords(4000) }
/** Honeypot: people leave it empty, bots fill it in. */
const trap = { website: maybeWords(200) }

const ContactUs = model('ContactUs', {
  name: words(100),
  email: words(100),
  phone: maybeWords(30),
  topic: words(60),
  orderNumber: maybeWords(60),
  storeId: maybeWords(40),
  message: words(4000),
  /** The reply of the photo upload. */
  photo: maybeWords(400),
  ...captcha,
  ...trap,
})
const EmailSignUp = model('EmailSignUp', {
  /** Required unless there is a token. */
  email: maybeWords(100),
  firstName: maybeWords(100),
  zip: maybeWords(10),
  interests: listOf(words(60)),
  /** From the confirmation email: completes the sign-up without other fields. */
  token: maybeWords(1000),
  ...captcha,
  ...trap,
})
const Unsubscribe = model('Unsubscribe', {
  email: maybeWords(100),
  /** From an email: works at once. Without it a confirmation is emailed. */
  token: maybeWords(1000),
  reason: maybeWords(300),
  ...captcha,
  ...trap,
})
const ScheduleConsultation = model('ScheduleConsultation', {
  /** Required with a slot, like the email address. */
  name: maybeWords(100),
  email: maybeWords(100),
  phone: maybeWords(30),
  /** Required unless there is a token. */
  storeId: maybeWords(40),
  /** Start of the slot; without it the free slots are returned. */
  slot: maybeWords(40),
  way: maybeChoice(['store', 'video']),
  /** From the booking email: cancels it. */
  token: maybeWords(1000),
  topic: maybeWords(60),
  notes: maybeWords(2000),
  ...captcha,
  ...trap,
})
const VendorPaymentEmail = model('VendorPaymentEmail', { email: words(100), company: words(100), ...captcha, ...trap })
const VendorPayment = model('VendorPayment', {
  /** From the email of the first form. */
  token: words(1000),
  company: words(100),
  taxId: words(30),
  bankName: words(100),
  routingNumber: words(9),
  accountNumber: words(34),
  accountType: words(20),
  contactName: words(100),
  phone: maybeWords(30),
  agrees: yes(),
  ...captcha,
  ...trap,
})

const Slot = model('Slot', { startsAt: words(40), text: words(100) })
export const FormAnswer = model('FormAnswer', {
  /** Reference for inquiries; null if nothing was stored. */
  reference: maybeWords(60),
  message: words(500),
  slots: many(Slot),
})

/** Viewing free slots is not a form yet; booking one also counts as a form. */
const looking: Limit = { name: 'slots', hits: 30, seconds: 600 }
/**
 * Mail services click the links in emails for their users, many from one address; each request by form counts as one.
 */
const leaving: Limit = { name: 'unsubscribe', hits: 60, seconds: 600 }

const path = (name: string) => `/api/${brand.marketing}/${name}` as const

export const marketingCalls = {
  contactUs: call({
    id: 'Broadcast.contactusform',
    verb: 'POST',
    path: path('contactusform'),
    summary: 'A question to the shop or to one store.',
    access: 'anyone',
    limit: limits.form,
    body: ContactUs,
    reply: FormAnswer,
  }),
  emailSignUp: call({
    id: 'Broadcast.emailsignupform',
    verb: 'POST',
    path: path('emailsignupform'),
    summary: 'Asks for news; it counts once the link in the mail is followed.',
    access: 'anyone',
    limit: limits.form,
    body: EmailSignUp,
    reply: FormAnswer,
  }),
  unsubscribe: call({
    id: 'Broadcast.unsubscribeform',
    verb: 'POST',
    path: path('unsubscribeform'),
    summary: 'No more news: at once with the link of a mail, else after a confirmation.',
    access: 'anyone',
    limit: leaving,
    body: Unsubscribe,
    reply: FormAnswer,
  }),
  scheduleConsultation: call({
    id: 'Broadcast.scheduleconsultationform',
    verb: 'POST',
    path: path('scheduleconsultationform'),
    summary: 'Books a design consultation; a slot is given once.',
    access: 'anyone',
    limit: looking,
    body: ScheduleConsultation,
    reply: FormAnswer,
  }),
  vendorPaymentEmail: call({
    id: 'Broadcast.vendorpaymentemailform',
    verb: 'POST',
    path: path('vendorpaymentemailform'),
    summary: 'Mails a vendor the link to the payment form.',
    access: 'anyone',
    limit: limits.form,
    body: VendorPaymentEmail,
    reply: FormAnswer,
  }),
  vendorPayment: call({
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

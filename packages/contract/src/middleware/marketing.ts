import { brand } from '../brand.ts'
import { listOf } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { many, maybeChoice, maybeWords, words, yes } from './fields.ts'
import { call, type Limit, limits } from './kit.ts'

const captcha = { captcha: maybeWords(4000) }
/** Left empty by people; programs fill it. */
const trap = { website: maybeWords(200) }

const ContactUs = model('ContactUs', {
  name: words(100),
  email: words(100),
  phone: maybeWords(30),
  topic: words(60),
  orderNumber: maybeWords(60),
  storeId: maybeWords(40),
  message: words(4000),
  /** What the upload of a photo answered. */
  photo: maybeWords(400),
  ...captcha,
  ...trap,
})
const EmailSignUp = model('EmailSignUp', {
  /** A must unless there is a token. */
  email: maybeWords(100),
  firstName: maybeWords(100),
  zip: maybeWords(10),
  interests: listOf(words(60)),
  /** From the confirmation mail: completes the sign-up, and nothing else need be there. */
  token: maybeWords(1000),
  ...captcha,
  ...trap,
})
const Unsubscribe = model('Unsubscribe', {
  email: maybeWords(100),
  /** From a mail: works at once. Without it a confirmation is mailed. */
  token: maybeWords(1000),
  reason: maybeWords(300),
  ...captcha,
  ...trap,
})
const ScheduleConsultation = model('ScheduleConsultation', {
  /** A must with a slot, as is the e-mail address. */
  name: maybeWords(100),
  email: maybeWords(100),
  phone: maybeWords(30),
  /** A must unless there is a token. */
  storeId: maybeWords(40),
  /** Beginning of the slot; none asks which are free. */
  slot: maybeWords(40),
  way: maybeChoice(['store', 'video']),
  /** From the mail of a booking: cancels it. */
  token: maybeWords(1000),
  topic: maybeWords(60),
  notes: maybeWords(2000),
  ...captcha,
  ...trap,
})
const VendorPaymentEmail = model('VendorPaymentEmail', { email: words(100), company: words(100), ...captcha, ...trap })
const VendorPayment = model('VendorPayment', {
  /** From the mail of the first form. */
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
  /** To name when asking about it; none where nothing was kept. */
  reference: maybeWords(60),
  message: words(500),
  slots: many(Slot),
})

/** Looking at free times is no form yet; booking one counts as a form too. */
const looking: Limit = { name: 'slots', hits: 30, seconds: 600 }
/** Mail services press the button of a letter for their readers, many from one address; asking by form counts as one. */
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

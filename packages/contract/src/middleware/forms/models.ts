import { flag, listOf, oneOf, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { requiredList, requiredText } from '../fields.ts'

const captcha = { captcha: text(4000) }
/** Honeypot: people leave it empty, bots fill it in. */
const honeypot = { website: text(200) }

export const ContactUs = model('ContactUs', {
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
export const EmailSignUp = model('EmailSignUp', {
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
export const Unsubscribe = model('Unsubscribe', {
  email: text(100),
  /** From an email: works at once. Without it a confirmation is emailed. */
  token: text(1000),
  reason: text(300),
  ...captcha,
  ...honeypot,
})
export const ScheduleConsultation = model('ScheduleConsultation', {
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
export const VendorPaymentEmail = model('VendorPaymentEmail', {
  email: requiredText(100),
  company: requiredText(100),
  ...captcha,
  ...honeypot,
})
export const VendorPayment = model('VendorPayment', {
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

const ConsultationSlot = model('ConsultationSlot', { startsAt: requiredText(40), text: requiredText(100) })
export const FormAnswer = model('FormAnswer', {
  /** Reference for inquiries; null if nothing was stored. */
  reference: text(60),
  message: requiredText(500),
  slots: requiredList(ConsultationSlot),
})

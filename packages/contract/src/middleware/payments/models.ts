import { flag, oneOf, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { paymentMethods } from '../../shop/constants.ts'
import { cents, day, maybeCount, requiredOneOf, requiredText } from '../fields.ts'

export const paymentStates = [
  'started',
  'challenge',
  'pending',
  'authorized',
  'captured',
  'declined',
  'expired',
  'failed',
  'voided',
] as const

export const PaymentStart = model('PaymentStart', { method: requiredOneOf(paymentMethods), returnUrl: text(500) })
export const PaymentRequest = model('PaymentRequest', {
  requestId: requiredText(100),
  expiresAt: requiredText(40),
  /** The only URL that card data is sent to. */
  tokenizeUrl: requiredText(300),
  merchantId: requiredText(60),
})
export const CardHandle = model('CardHandle', {
  requestId: requiredText(100),
  /** The provider's token for the card, made in the browser. */
  providerToken: requiredText(200),
})
export const CardToken = model('CardToken', {
  token: requiredText(200),
  brand: requiredText(30),
  last4: requiredText(4),
  expires: requiredText(7),
  holder: text(100),
})
export const Authorization = model('Authorization', { paymentToken: text(200), savedCardId: text(100) })
export const PaymentQuery = model('PaymentAsked', { attemptId: text(100), referenceId: text(100) })
export const PaymentState = model('PaymentState', {
  attemptId: text(100),
  referenceId: text(100),
  method: requiredOneOf(paymentMethods),
  state: requiredOneOf(paymentStates),
  amountCents: cents(),
  message: requiredText(400),
  nextUrl: text(400),
  orderId: text(100),
})
export const LenderStatus = model('LenderStatus', {
  referenceId: requiredText(100),
  status: requiredOneOf(['started', 'pending', 'approved', 'declined', 'expired', 'voided'] as const),
  message: requiredText(400),
  approvedCents: maybeCount(),
  /** Seconds until the next status request; null if final. */
  retryAfter: maybeCount(),
})

export const PaymentOption = model('PaymentOption', {
  method: requiredOneOf(paymentMethods),
  label: requiredText(60),
  isAvailable: flag(),
  /** Why it is unavailable, and who can change that. */
  reason: text(300),
  minimumCents: maybeCount(),
  terms: oneOf(['NT30', 'NT45', 'NT90', 'Z000'] as const),
  dueOn: day(),
  creditFreeCents: maybeCount(),
})

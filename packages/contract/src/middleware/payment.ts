import { flag, oneOf, text } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { paymentMethods } from '../shop/constants.ts'
import { cents, day, maybeCount, requiredOneOf, requiredText } from './fields.ts'
import { defineCall, limits } from './kit.ts'

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

const PaymentStart = model('PaymentStart', { method: requiredOneOf(paymentMethods), returnUrl: text(500) })
const PaymentRequest = model('PaymentRequest', {
  requestId: requiredText(100),
  expiresAt: requiredText(40),
  /** The only URL that card data is sent to. */
  tokenizeUrl: requiredText(300),
  merchantId: requiredText(60),
})
const CardHandle = model('CardHandle', {
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
const Authorization = model('Authorization', { paymentToken: text(200), savedCardId: text(100) })
const PaymentQuery = model('PaymentAsked', { attemptId: text(100), referenceId: text(100) })
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
const LenderStatus = model('LenderStatus', {
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

const path = (name: string) => `/api/payment/${name}` as const

export const paymentCalls = {
  initiatePayment: defineCall({
    id: 'Payment.initiatepayment',
    verb: 'POST',
    path: path('initiatepayment'),
    summary: 'Begins to pay for the cart; the lender gives a reference and a page of its own.',
    access: 'visitor',
    limit: limits.submit,
    body: PaymentStart,
    reply: PaymentState,
  }),
  getRequestId: defineCall({
    id: 'Payment.getrequestid',
    verb: 'GET',
    path: path('getrequestid'),
    summary: 'A request id for one card, bound to this visitor.',
    access: 'visitor',
    limit: limits.users,
    reply: PaymentRequest,
  }),
  getTokenize: defineCall({
    id: 'Payment.gettokenize',
    verb: 'POST',
    path: path('gettokenize'),
    summary: 'Takes what the provider gave for a card; the card itself never comes here.',
    access: 'visitor',
    body: CardHandle,
    reply: CardToken,
  }),
  getAuthorize: defineCall({
    id: 'Payment.getauthorize',
    verb: 'POST',
    path: path('getauthorize'),
    summary: 'Authorises the card for the cart; with isCheckout false for nothing, to save it.',
    access: 'visitor',
    limit: limits.submit,
    query: ['isCheckout'],
    body: Authorization,
    reply: PaymentState,
  }),
  getPaymentDetails: defineCall({
    id: 'Payment.getpaymentdetails',
    verb: 'POST',
    path: path('getpaymentdetails'),
    summary: 'How a payment of this visitor stands.',
    access: 'visitor',
    body: PaymentQuery,
    reply: PaymentState,
  }),
  checkAccountStatus: defineCall({
    id: 'Payment.checkaccountstatus',
    verb: 'GET',
    path: path('checkaccountstatus'),
    summary: 'How the lender has decided.',
    access: 'visitor',
    query: ['referenceId'],
    reply: LenderStatus,
  }),
}

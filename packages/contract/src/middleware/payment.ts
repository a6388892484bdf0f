import { model } from '../kit/model.ts'
import { paymentMethods } from '../shop/constants.ts'
import { cents, choice, day, maybeChoice, maybeCount, maybeWords, words, yes } from './fields.ts'
import { call, limits } from './kit.ts'

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

const PaymentStart = model('PaymentStart', { method: choice(paymentMethods), returnUrl: maybeWords(500) })
const PaymentRequest = model('PaymentRequest', {
  requestId: words(100),
  expiresAt: words(40),
  /** The only URL that card data is sent to. */
  tokenizeUrl: words(300),
  merchantId: words(60),
})
const CardHandle = model('CardHandle', {
  requestId: words(100),
  /** The provider's token for the card, made in the browser. */
  providerToken: words(200),
})
export const CardToken = model('CardToken', {
  token: words(200),
  brand: words(30),
  last4: words(4),
  expires: words(7),
  holder: maybeWords(100),
})
const Authorization = model('Authorization', { paymentToken: maybeWords(200), savedCardId: maybeWords(100) })
const PaymentAsked = model('PaymentAsked', { attemptId: maybeWords(100), referenceId: maybeWords(100) })
export const PaymentState = model('PaymentState', {
  attemptId: maybeWords(100),
  referenceId: maybeWords(100),
  method: choice(paymentMethods),
  state: choice(paymentStates),
  amountCents: cents(),
  message: words(400),
  nextUrl: maybeWords(400),
  orderId: maybeWords(100),
})
const LenderStatus = model('LenderStatus', {
  referenceId: words(100),
  status: choice(['started', 'pending', 'approved', 'declined', 'expired', 'voided'] as const),
  message: words(400),
  approvedCents: maybeCount(),
  /** Seconds until the next status request; null if final. */
  retryAfter: maybeCount(),
})

export const PaymentOption = model('PaymentOption', {
  method: choice(paymentMethods),
  label: words(60),
  isAvailable: yes(),
  /** Why it is unavailable, and who can change that. */
  reason: maybeWords(300),
  minimumCents: maybeCount(),
  terms: maybeChoice(['NT30', 'NT45', 'NT90', 'Z000'] as const),
  dueOn: day(),
  creditFreeCents: maybeCount(),
})

const path = (name: string) => `/api/payment/${name}` as const

export const paymentCalls = {
  initiatePayment: call({
    id: 'Payment.initiatepayment',
    verb: 'POST',
    path: path('initiatepayment'),
    summary: 'Begins to pay for the cart; the lender gives a reference and a page of its own.',
    access: 'visitor',
    limit: limits.submit,
    body: PaymentStart,
    reply: PaymentState,
  }),
  getRequestId: call({
    id: 'Payment.getrequestid',
    verb: 'GET',
    path: path('getrequestid'),
    summary: 'A request id for one card, bound to this visitor.',
    access: 'visitor',
    limit: limits.users,
    reply: PaymentRequest,
  }),
  getTokenize: call({
    id: 'Payment.gettokenize',
    verb: 'POST',
    path: path('gettokenize'),
    summary: 'Takes what the provider gave for a card; the card itself never comes here.',
    access: 'visitor',
    body: CardHandle,
    reply: CardToken,
  }),
  getAuthorize: call({
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
  getPaymentDetails: call({
    id: 'Payment.getpaymentdetails',
    verb: 'POST',
    path: path('getpaymentdetails'),
    summary: 'How a payment of this visitor stands.',
    access: 'visitor',
    body: PaymentAsked,
    reply: PaymentState,
  }),
  checkAccountStatus: call({
    id: 'Payment.checkaccountstatus',
    verb: 'GET',
    path: path('checkaccountstatus'),
    summary: 'How the lender has decided.',
    access: 'visitor',
    query: ['referenceId'],
    reply: LenderStatus,
  }),
}

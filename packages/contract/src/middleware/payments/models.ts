import { embed, flag, oneOf, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { type CardProblemCode, cardProblems } from '../../shop/card-problems.ts'
import { paymentMethods } from '../../shop/constants.ts'
import { cents, day, maybeCount, requiredList, requiredOneOf, requiredText } from '../fields.ts'

const cardProblemCodes = Object.keys(cardProblems) as CardProblemCode[]

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
  /** Only of a provider that moves no money. */
  testCards: requiredList(model('TestCard', { number: requiredText(23), effect: requiredText(100) })),
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
/** A refused card form with its other fields, or the card that was accepted. Number and code are in neither. */
export const CardEntry = model('CardEntry', {
  problem: oneOf(cardProblemCodes),
  /** The field with the problem; null for the whole form. */
  field: text(20),
  message: text(300),
  expires: text(10),
  holder: text(100),
  billingZip: text(10),
  card: embed(CardToken),
})
export const Authorization = model('Authorization', { paymentToken: text(200), savedCardId: text(100) })
export const PaymentQuery = model('PaymentQuery', { attemptId: text(100), referenceId: text(100) })
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

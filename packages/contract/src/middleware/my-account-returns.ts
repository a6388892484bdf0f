import { model } from '../kit/model.ts'
import { choice, count, day, many, maybeCents, maybeChoice, maybeCount, maybeWords, words, yes } from './fields.ts'
import { call, limits, myAccountPath } from './kit.ts'

export const returnStatuses = [
  'requested',
  'approved',
  'received',
  'inspected',
  'refunded',
  'declined',
  'canceled',
] as const
/** Unneeded boxes, or damaged ones. */
export const returnReasons = ['return', 'damage'] as const

/** The return rules for one line, also if they refuse. */
const allowance = {
  /** How to do it, or why it is not possible. */
  text: words(300),
  lastDay: day(),
  /** Boxes that may still be returned or claimed. */
  boxes: count(),
}
export const Returnability = model('Returnability', { canReturn: yes(), ...allowance })
export const Claimability = model('Claimability', { canClaim: yes(), ...allowance })

const ReturnLine = model('ReturnLine', {
  lineNo: count(),
  sku: words(40),
  name: words(200),
  unit: words(20),
  boxes: count(),
  /** Boxes accepted at the inspection. */
  acceptedBoxes: maybeCount(),
})
export const OrderReturn = model('AskedReturn', {
  number: words(40),
  kind: choice(returnReasons),
  status: choice(returnStatuses),
  reason: words(300),
  /** The store's answer. */
  answer: maybeWords(300),
  requestedAt: words(40),
  movedAt: words(40),
  /** The credit with tax, after the inspection. */
  creditCents: maybeCents(),
  /** Document ID of the credit, for users with billing access. */
  creditId: maybeWords(20),
  /** Where the refund went: "Visa ending in 1111", "Your account". */
  creditTo: maybeWords(100),
  lines: many(ReturnLine),
})

const ReturnWish = model('ReturnWish', { lineNo: count(), boxes: count() })
const ReturnRequest = model('ReturnRequest', {
  number: words(40),
  /** A return by default. */
  kind: maybeChoice(returnReasons),
  reason: words(300),
  lines: many(ReturnWish),
})
const ReturnCancelling = model('ReturnCancelling', { returnNumber: words(40) })

/** Not in the specification. */
export const returnCalls = {
  requestReturn: call({
    id: 'MyOrders.RequestReturn',
    verb: 'POST',
    path: myAccountPath('RequestReturn'),
    summary: 'Asks to bring boxes back, or claims broken ones; the rules are told with every line.',
    access: 'customer',
    limit: limits.submit,
    body: ReturnRequest,
    reply: OrderReturn,
  }),
  cancelReturn: call({
    id: 'MyOrders.CancelReturn',
    verb: 'POST',
    path: myAccountPath('CancelReturn'),
    summary: 'Keeps the boxes after all, until they have been received.',
    access: 'customer',
    limit: limits.submit,
    body: ReturnCancelling,
    reply: OrderReturn,
  }),
}

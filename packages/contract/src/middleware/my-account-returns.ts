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
/** Boxes nobody needs any more, or boxes that came broken. */
export const returnReasons = ['return', 'damage'] as const

/** What the rules say about one line: also where they say no. */
const allowance = {
  /** How, or why not. */
  text: words(300),
  lastDay: day(),
  /** That may still come back, or be claimed. */
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
  /** What was found in order when it was looked at. */
  acceptedBoxes: maybeCount(),
})
export const OrderReturn = model('AskedReturn', {
  number: words(40),
  kind: choice(returnReasons),
  status: choice(returnStatuses),
  reason: words(300),
  /** What the store said to it. */
  answer: maybeWords(300),
  requestedAt: words(40),
  movedAt: words(40),
  /** What it is worth with its tax, once it was looked at. */
  creditCents: maybeCents(),
  /** In the books, for whoever may see them. */
  creditId: maybeWords(20),
  /** Where the money went: "Visa ending in 1111", "Your account". */
  creditTo: maybeWords(100),
  lines: many(ReturnLine),
})

const ReturnWish = model('ReturnWish', { lineNo: count(), boxes: count() })
const ReturnRequest = model('ReturnRequest', {
  number: words(40),
  /** A return unless told. */
  kind: maybeChoice(returnReasons),
  reason: words(300),
  lines: many(ReturnWish),
})
const ReturnCancelling = model('ReturnCancelling', { returnNumber: words(40) })

/** Ours, beyond the specification. */
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

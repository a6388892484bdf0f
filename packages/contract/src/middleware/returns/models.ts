import { flag, listOf, oneOf, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { count, day, maybeCents, maybeCount, requiredList, requiredOneOf, requiredText } from '../fields.ts'

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
const allowanceFields = {
  /** How to do it, or why it is not possible. */
  text: requiredText(300),
  lastDay: day(),
  /** Boxes that may still be returned or claimed. */
  boxes: count(),
}
export const Returnability = model('Returnability', { canReturn: flag(), ...allowanceFields })
export const Claimability = model('Claimability', {
  canClaim: flag(),
  ...allowanceFields,
  /** Broken pieces can be counted; null for what is sold by the piece. */
  piecesPerBox: maybeCount(),
})

const ReturnLine = model('ReturnLine', {
  lineNo: count(),
  sku: requiredText(40),
  name: requiredText(200),
  unit: requiredText(20),
  boxes: count(),
  /** Broken pieces, if the claim counts pieces. */
  pieces: maybeCount(),
  /** Boxes accepted at the inspection. */
  acceptedBoxes: maybeCount(),
})
export const CustomerReturn = model('CustomerReturn', {
  number: requiredText(40),
  kind: requiredOneOf(returnReasons),
  status: requiredOneOf(returnStatuses),
  reason: requiredText(300),
  /** The store's answer. */
  answer: text(300),
  requestedAt: requiredText(40),
  movedAt: requiredText(40),
  /** The credit with tax, after the inspection. */
  creditCents: maybeCents(),
  /** Document ID of the credit, for users with billing access. */
  creditId: text(20),
  /** Where the refund went: "Visa ending in 1111", "Your account". */
  creditTo: text(100),
  lines: requiredList(ReturnLine),
  photos: requiredList(model('ReturnPhoto', { photoId: requiredText(40) })),
})

export const ReturnLineRequest = model('ReturnLineRequest', {
  lineNo: count(),
  boxes: count(),
  /** Broken pieces of a claim, instead of boxes. */
  pieces: maybeCount(),
})
export const ReturnRequest = model('ReturnRequest', {
  number: requiredText(40),
  /** A return by default. */
  kind: oneOf(returnReasons),
  reason: requiredText(300),
  lines: requiredList(ReturnLineRequest),
  /** Replies of photo uploads. */
  photos: listOf(requiredText(1000)),
})
export const ReturnCancelling = model('ReturnCancelling', { returnNumber: requiredText(40) })

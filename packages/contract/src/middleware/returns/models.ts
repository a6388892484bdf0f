import { flag, oneOf, text } from '../../kit/fields.ts'
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
export const Claimability = model('Claimability', { canClaim: flag(), ...allowanceFields })

const ReturnLine = model('ReturnLine', {
  lineNo: count(),
  sku: requiredText(40),
  name: requiredText(200),
  unit: requiredText(20),
  boxes: count(),
  /** Boxes accepted at the inspection. */
  acceptedBoxes: maybeCount(),
})
export const OrderReturn = model('AskedReturn', {
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
})

const ReturnLineRequest = model('ReturnWish', { lineNo: count(), boxes: count() })
export const ReturnRequest = model('ReturnRequest', {
  number: requiredText(40),
  /** A return by default. */
  kind: oneOf(returnReasons),
  reason: requiredText(300),
  lines: requiredList(ReturnLineRequest),
})
export const ReturnCancelling = model('ReturnCancelling', { returnNumber: requiredText(40) })

import { listOf, measure, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { cents, count, maybeCents, maybeCount, requiredMeasure, requiredOneOf, requiredText } from '../fields.ts'

/** A billed line of an order; several lots of it are one line. */
export const BilledLine = model('BilledLine', {
  /** Line number of the order. */
  lineNo: count(),
  sku: requiredText(100),
  name: requiredText(300),
  unit: requiredText(20),
  boxes: count(),
  areaSqft: measure(),
  lot: text(200),
  /** Price per box, or per piece. */
  unitPriceCents: cents(),
  /** Null where the product covers no area. */
  sqftPriceCents: maybeCents(),
  totalCents: cents(),
  /** Its share of the document's tax. */
  taxCents: cents(),
})
/** Named where the rate is known to be the one that was applied. */
export const BilledTax = model('BilledTax', {
  state: requiredText(2),
  percent: requiredMeasure(),
  baseCents: cents(),
  taxCents: cents(),
})
export const DisputedLine = model('DisputedLine', {
  lineNo: count(),
  name: requiredText(300),
  unit: requiredText(20),
  /** Null if only an amount is disputed. */
  boxes: maybeCount(),
  amountCents: cents(),
})
/** A dispute that the shop has decided. */
export const DisputeOutcome = model('DisputeOutcome', {
  decision: requiredOneOf(['accept', 'decline'] as const),
  disputedAt: requiredText(40),
  disputedCents: cents(),
  /** The customer's reason. */
  reason: text(500),
  decidedAt: requiredText(40),
  /** Our answer. */
  answer: text(500),
  /** The credit memo of an accepted dispute. */
  creditId: text(20),
  creditedCents: cents(),
})

const LineToDispute = model('LineToDispute', {
  lineNo: count(),
  /** By default all of the line. */
  boxes: maybeCount(),
  /** By default what these boxes cost with their tax. */
  amountCents: maybeCents(),
})
export const Dispute = model('Dispute', {
  documentId: requiredText(20),
  /** By default the sum of the lines, without lines the open amount; zero withdraws the dispute. */
  amountCents: maybeCents(),
  reason: text(500),
  /** The lines in dispute. */
  lines: listOf(LineToDispute),
})

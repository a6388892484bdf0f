import { flag, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { storeSteps } from '../../shop/staff-words.ts'
import { DisputedLine } from '../billing/line-models.ts'
import {
  cents,
  count,
  day,
  maybeCents,
  maybeCount,
  requiredCount,
  requiredList,
  requiredOneOf,
  requiredText,
} from '../fields.ts'
import { quoteStates } from '../quotes/models.ts'
import { returnReasons, returnStatuses } from '../returns/models.ts'
import { WaitingPro } from './pro-models.ts'
import { StaffTemplate } from './quote-models.ts'

/** The account, in every row. */
const accountFields = { account: text(200), customerNumber: text(40), storeName: text(100) }

const WaitingMessage = model('WaitingMessage', {
  /** About an order or a quote. */
  kind: requiredOneOf(['order', 'quote'] as const),
  number: requiredText(40),
  ...accountFields,
  author: requiredText(200),
  text: requiredText(2000),
  at: requiredText(40),
  messageId: requiredText(40),
  hasPhoto: flag(),
  hasPdf: flag(),
})
const WaitingReturnLine = model('WaitingReturnLine', {
  lineNo: count(),
  sku: requiredText(40),
  name: requiredText(200),
  /** `box`, `bag` or `sample`, as they are counted. */
  unit: requiredText(20),
  boxes: count(),
  pieces: maybeCount(),
  /** Counted at the dock; null if no one counted. */
  receivedBoxes: maybeCount(),
})
export const returnMoves = ['approved', 'declined', 'received', 'inspected'] as const
const WaitingReturn = model('WaitingReturn', {
  returnNumber: requiredText(40),
  number: requiredText(40),
  ...accountFields,
  kind: requiredOneOf(returnReasons),
  status: requiredOneOf(returnStatuses),
  reason: requiredText(300),
  requestedAt: requiredText(40),
  lines: requiredList(WaitingReturnLine),
  /** Read with GetMessagePhoto, kind `return`. */
  photos: requiredList(model('WaitingReturnPhoto', { messageId: requiredText(40) })),
})
const WaitingQuoteLine = model('WaitingQuoteLine', {
  lineNo: count(),
  sku: requiredText(40),
  name: requiredText(200),
  room: text(100),
  /** `box`, `bag` or `each`, as they are counted. */
  unit: requiredText(20),
  requestedBoxes: count(),
  listPriceCents: cents(),
  note: text(300),
})
const WaitingQuote = model('WaitingQuote', {
  quotationId: requiredText(40),
  ...accountFields,
  status: requiredOneOf(quoteStates),
  version: count(),
  jobName: text(100),
  note: text(2000),
  requestedAt: requiredText(40),
  /** Null for pickup. */
  shipToState: text(40),
  lines: requiredList(WaitingQuoteLine),
})
const WaitingOrderLine = model('WaitingOrderLine', {
  lineNo: count(),
  sku: requiredText(40),
  name: requiredText(200),
  /** `box`, `bag` or `sample`, as they are counted. */
  unit: requiredText(20),
  /** Neither shipped nor canceled. */
  leftBoxes: count(),
  lot: text(40),
  fulfilment: requiredText(40),
})
const WaitingOrder = model('WaitingOrder', {
  number: requiredText(40),
  /** Platform order ID, if it has one. */
  orderId: text(100),
  ...accountFields,
  isPickUp: flag(),
  wantedOn: day(),
  placedAt: requiredText(40),
  lines: requiredList(WaitingOrderLine),
})
const WaitingRefund = model('WaitingRefund', {
  refundId: requiredText(40),
  ...accountFields,
  documentId: requiredText(40),
  cents: cents(),
  requestedAt: requiredText(40),
})

const WaitingDispute = model('WaitingDispute', {
  documentId: requiredText(20),
  ...accountFields,
  orderNumber: text(40),
  disputedBy: text(200),
  disputedAt: requiredText(40),
  amountCents: cents(),
  reason: text(500),
  /** Empty if the dispute names no lines. */
  lines: requiredList(DisputedLine),
})
export const disputeDecisions = ['accept', 'decline'] as const
export const DisputeDecision = model('DisputeDecision', {
  documentId: requiredText(20),
  /** The time of the dispute as shown to staff: it may have changed since. */
  disputedAt: requiredText(40),
  decision: requiredOneOf(disputeDecisions),
  /** For an acceptance; all of the disputed amount by default. */
  creditCents: maybeCents(),
  /** Shown to the customer; required to decline. */
  answer: text(500),
})
export const DecidedDispute = model('DecidedDispute', {
  documentId: requiredText(20),
  decision: requiredOneOf(disputeDecisions),
  /** The credit memo. */
  creditId: text(20),
  creditedCents: cents(),
  /** Balance of the invoice after the decision. */
  openCents: cents(),
})

const WaitingName = model('WaitingCompanyName', {
  customerNumber: requiredText(40),
  account: requiredText(200),
  wanted: requiredText(200),
  askedAt: requiredText(40),
})
export const CompanyNameDecision = model('CompanyNameDecision', {
  customerNumber: requiredText(40),
  isApproved: flag(),
  /** Required for a refusal. */
  reason: text(500),
})

/** A request for a Pro Account, as submitted. */
/** Tasks that wait for the store, oldest first; each list has at most 100 entries. */
export const OperatorTasks = model('OperatorTasks', {
  messages: requiredList(WaitingMessage),
  returns: requiredList(WaitingReturn),
  quotes: requiredList(WaitingQuote),
  orders: requiredList(WaitingOrder),
  refunds: requiredList(WaitingRefund),
  disputes: requiredList(WaitingDispute),
  companyNames: requiredList(WaitingName),
  proAccounts: requiredList(WaitingPro),
  /** Words for answers to messages. */
  templates: requiredList(StaffTemplate),
})

/** The reply of the photo or PDF upload. */
const answerFields = { text: requiredText(2000), photo: text(1000) }
export const StoreAnswer = model('StoreAnswer', { number: requiredText(40), ...answerFields })
export const QuoteAnswer = model('QuoteAnswer', {
  quotationId: requiredText(40),
  ...answerFields,
  lineNo: maybeCount(),
})
const AcceptedBoxes = model('AcceptedBoxes', { lineNo: count(), boxes: count() })
export const ReturnMove = model('ReturnMove', {
  returnNumber: requiredText(40),
  to: requiredOneOf(returnMoves),
  /** Shown to the customer. */
  answer: text(300),
  /** Accepted boxes after the inspection; all by default. */
  accepted: requiredList(AcceptedBoxes),
  /** The credit as it was shown before; if another one would be given by now, nothing happens. */
  creditCents: maybeCents(),
})
export const ReturnInspection = model('ReturnInspection', {
  returnNumber: requiredText(40),
  /** All by default. */
  accepted: requiredList(AcceptedBoxes),
})
export const ReturnCredit = model('ReturnCredit', {
  goodsCents: cents(),
  taxCents: cents(),
  /** Goods and tax. */
  creditCents: cents(),
})
const OfferedLine = model('OfferedLine', {
  /** Line number of the request. */
  lineNo: count(),
  boxes: count(),
  unitPriceCents: cents(),
  note: text(300),
})
export const StoreOffer = model('StoreOffer', {
  quotationId: requiredText(40),
  /** The version the offer is based on, 0 for the request; another offer may have been made since. */
  version: requiredCount(),
  /** As the quote was read; if the customer or a colleague changed it since, nothing happens. */
  changedAt: text(40),
  /** The same key again is the same offer. */
  key: text(100),
  validUntil: requiredText(10),
  freightCents: cents(),
  /** By default computed for the ship-to state. */
  taxCents: maybeCents(),
  note: text(1000),
  message: text(2000),
  lines: requiredList(OfferedLine),
})
export const StoreRefusal = model('StoreRefusal', {
  quotationId: requiredText(40),
  /** As the quote was read, like that of an offer. */
  changedAt: text(40),
  reason: requiredText(300),
})
export const StoreStepReply = model('StoreStepReply', {
  step: requiredOneOf(storeSteps),
})
export const OrderStep = model('OrderStep', {
  number: requiredText(40),
  step: requiredOneOf(['allocated', 'picking', 'ready-for-pick-up', 'backordered'] as const),
  /** By default all lines that have not shipped. */
  lineNos: requiredList(model('LineNumber', { lineNo: count() })),
  expectedOn: day(),
})
const LeavingBoxes = model('LeavingBoxes', { lineNo: count(), boxes: count(), lot: text(40) })
export const NewDelivery = model('NewDelivery', {
  number: requiredText(40),
  /** Idempotency key of the delivery. */
  key: requiredText(100),
  carrier: text(60),
  tracking: text(100),
  expectedOn: day(),
  lines: requiredList(LeavingBoxes),
})
export const MadeDelivery = model('MadeDelivery', { deliveryNumber: requiredText(40) })
export const NewArrival = model('NewArrival', {
  deliveryNumber: requiredText(40),
  signedBy: text(100),
  note: text(300),
})
export const SentRefund = model('SentRefund', {
  refundId: requiredText(40),
  /** How the money was sent: "Check 1204". */
  reference: requiredText(100),
})

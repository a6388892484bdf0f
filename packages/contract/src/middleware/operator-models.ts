import { model } from '../kit/model.ts'
import { priceGroups } from '../shop/constants.ts'
import {
  cents,
  choice,
  count,
  day,
  many,
  maybeCents,
  maybeChoice,
  maybeCount,
  maybeWords,
  words,
  yes,
} from './fields.ts'
import { returnReasons, returnStatuses } from './my-account-returns.ts'
import { quoteStates } from './quote-models.ts'

/** Whose it is: every row of the desk says so. */
const about = { account: maybeWords(200), customerNumber: maybeWords(40), storeName: maybeWords(100) }

const WaitingMessage = model('WaitingMessage', {
  /** Of an order or of a quote. */
  kind: choice(['order', 'quote'] as const),
  number: words(40),
  ...about,
  author: words(200),
  text: words(2000),
  at: words(40),
  messageId: words(40),
  hasPhoto: yes(),
  hasPdf: yes(),
})
const WaitingReturnLine = model('WaitingReturnLine', {
  lineNo: count(),
  sku: words(40),
  name: words(200),
  boxes: count(),
})
export const returnMoves = ['approved', 'declined', 'received', 'inspected'] as const
const WaitingReturn = model('WaitingReturn', {
  returnNumber: words(40),
  number: words(40),
  ...about,
  kind: choice(returnReasons),
  status: choice(returnStatuses),
  reason: words(300),
  requestedAt: words(40),
  lines: many(WaitingReturnLine),
})
const WaitingQuoteLine = model('WaitingQuoteLine', {
  lineNo: count(),
  sku: words(40),
  name: words(200),
  room: maybeWords(100),
  requestedBoxes: count(),
  listPriceCents: cents(),
  note: maybeWords(300),
})
const WaitingQuote = model('WaitingQuote', {
  quotationId: words(40),
  ...about,
  status: choice(quoteStates),
  version: count(),
  jobName: maybeWords(100),
  note: maybeWords(2000),
  requestedAt: words(40),
  /** Nothing: it is picked up. */
  shipToState: maybeWords(40),
  lines: many(WaitingQuoteLine),
})
const WaitingOrderLine = model('WaitingOrderLine', {
  lineNo: count(),
  sku: words(40),
  name: words(200),
  /** Neither sent nor canceled. */
  leftBoxes: count(),
  lot: maybeWords(40),
  fulfilment: words(40),
})
const WaitingOrder = model('WaitingOrder', {
  number: words(40),
  /** On the platform, where it has one. */
  orderId: maybeWords(100),
  ...about,
  isPickUp: yes(),
  wantedOn: day(),
  placedAt: words(40),
  lines: many(WaitingOrderLine),
})
const WaitingRefund = model('WaitingRefund', {
  refundId: words(40),
  ...about,
  documentId: words(40),
  cents: cents(),
  requestedAt: words(40),
})

const WaitingName = model('WaitingCompanyName', {
  customerNumber: words(40),
  account: words(200),
  wanted: words(200),
  askedAt: words(40),
})
export const CompanyNameDecision = model('CompanyNameDecision', {
  customerNumber: words(40),
  isApproved: yes(),
  /** Needed for a no. */
  reason: maybeWords(500),
})

/** A request for a Pro Account, as it was sent. */
const WaitingPro = model('WaitingProAccount', {
  customerNumber: words(40),
  account: words(200),
  status: choice(['in-review', 'needs-info'] as const),
  contact: words(200),
  email: words(100),
  phone: maybeWords(30),
  trade: maybeWords(60),
  taxId: maybeWords(30),
  website: maybeWords(200),
  place: maybeWords(200),
  expectedVolume: maybeWords(40),
  referredBy: maybeWords(40),
  wantsTerms: yes(),
  hasCertificate: yes(),
  askedAt: words(40),
})
const proDecisions = ['approve', 'decline', 'ask'] as const
export const ProDecision = model('ProAccountDecision', {
  customerNumber: words(40),
  decision: choice(proDecisions),
  /** For a yes; the first group unless told. */
  priceGroup: maybeChoice(priceGroups),
  /** For a yes; at once unless told. */
  terms: maybeWords(4),
  creditLineCents: maybeCents(),
  /** Why not, or what is missing: the customer reads it. */
  text: maybeWords(500),
})

/** What waits for somebody of the store, oldest first; a list is cut at its first hundred. */
export const OperatorDesk = model('OperatorDesk', {
  messages: many(WaitingMessage),
  returns: many(WaitingReturn),
  quotes: many(WaitingQuote),
  orders: many(WaitingOrder),
  refunds: many(WaitingRefund),
  companyNames: many(WaitingName),
  proAccounts: many(WaitingPro),
})

export const StoreAnswer = model('StoreAnswer', { number: words(40), text: words(2000) })
export const QuoteAnswer = model('QuoteAnswer', { quotationId: words(40), text: words(2000), lineNo: maybeCount() })
const AcceptedBoxes = model('AcceptedBoxes', { lineNo: count(), boxes: count() })
export const ReturnMove = model('ReturnMove', {
  returnNumber: words(40),
  to: choice(returnMoves),
  /** The customer reads it. */
  answer: maybeWords(300),
  /** When it was looked at and not all was in order; all of it unless told. */
  accepted: many(AcceptedBoxes),
})
const OfferedLine = model('OfferedLine', {
  /** Of the request. */
  lineNo: count(),
  boxes: count(),
  unitPriceCents: cents(),
  note: maybeWords(300),
})
export const StoreOffer = model('StoreOffer', {
  quotationId: words(40),
  /** That was looked at: somebody else may have offered meanwhile. */
  version: count(),
  validUntil: words(10),
  freightCents: cents(),
  /** Of the state it goes to unless told. */
  taxCents: maybeCents(),
  note: maybeWords(1000),
  message: maybeWords(2000),
  lines: many(OfferedLine),
})
export const StoreRefusal = model('StoreRefusal', { quotationId: words(40), reason: words(300) })
export const OrderStep = model('OrderStep', {
  number: words(40),
  step: choice(['allocated', 'picking', 'ready-for-pick-up', 'backordered'] as const),
  /** All that have not left unless told. */
  lineNos: many(model('LineNumber', { lineNo: count() })),
  expectedOn: day(),
})
const LeavingBoxes = model('LeavingBoxes', { lineNo: count(), boxes: count(), lot: maybeWords(40) })
export const NewDelivery = model('NewDelivery', {
  number: words(40),
  /** Sent again with the same key, it is the same delivery. */
  key: words(100),
  carrier: maybeWords(60),
  tracking: maybeWords(100),
  expectedOn: day(),
  lines: many(LeavingBoxes),
})
export const MadeDelivery = model('MadeDelivery', { deliveryNumber: words(40) })
export const NewArrival = model('NewArrival', {
  deliveryNumber: words(40),
  signedBy: maybeWords(100),
  note: maybeWords(300),
})
export const SentRefund = model('SentRefund', {
  refundId: words(40),
  /** How it was sent: "Check 1204". */
  reference: words(100),
})

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

/** The account, in every row. */
const about = { account: maybeWords(200), customerNumber: maybeWords(40), storeName: maybeWords(100) }

const WaitingMessage = model('WaitingMessage', {
  /** About an order or a quote. */
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
  /** Null for pickup. */
  shipToState: maybeWords(40),
  lines: many(WaitingQuoteLine),
})
const WaitingOrderLine = model('WaitingOrderLine', {
  lineNo: count(),
  sku: words(40),
  name: words(200),
  /** Neither shipped nor canceled. */
  leftBoxes: count(),
  lot: maybeWords(40),
  fulfilment: words(40),
})
const WaitingOrder = model('WaitingOrder', {
  number: words(40),
  /** Platform order ID, if it has one. */
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
  /** Required for a refusal. */
  reason: maybeWords(500),
})

/** A request for a Pro Account, as submitted. */
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
  /** For an approval; the first group by default. */
  priceGroup: maybeChoice(priceGroups),
  /** For an approval; due at once by default. */
  terms: maybeWords(4),
  creditLineCents: maybeCents(),
  /** The reason or the missing information, shown to the customer. */
  text: maybeWords(500),
})

/** Tasks that wait for the store, oldest first; each list has at most 100 entries. */
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
  /** Shown to the customer. */
  answer: maybeWords(300),
  /** Accepted boxes after the inspection; all by default. */
  accepted: many(AcceptedBoxes),
})
const OfferedLine = model('OfferedLine', {
  /** Line number of the request. */
  lineNo: count(),
  boxes: count(),
  unitPriceCents: cents(),
  note: maybeWords(300),
})
export const StoreOffer = model('StoreOffer', {
  quotationId: words(40),
  /** The version the offer is based on; another offer may have been made since. */
  version: count(),
  validUntil: words(10),
  freightCents: cents(),
  /** By default computed for the ship-to state. */
  taxCents: maybeCents(),
  note: maybeWords(1000),
  message: maybeWords(2000),
  lines: many(OfferedLine),
})
export const StoreRefusal = model('StoreRefusal', { quotationId: words(40), reason: words(300) })
export const OrderStep = model('OrderStep', {
  number: words(40),
  step: choice(['allocated', 'picking', 'ready-for-pick-up', 'backordered'] as const),
  /** By default all lines that have not shipped. */
  lineNos: many(model('LineNumber', { lineNo: count() })),
  expectedOn: day(),
})
const LeavingBoxes = model('LeavingBoxes', { lineNo: count(), boxes: count(), lot: maybeWords(40) })
export const NewDelivery = model('NewDelivery', {
  number: words(40),
  /** Idempotency key of the delivery. */
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
  /** How the money was sent: "Check 1204". */
  reference: words(100),
})

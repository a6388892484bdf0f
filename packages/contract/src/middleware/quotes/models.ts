import { embed, flag, listOf, measure, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { PostalAddress } from '../address/models.ts'
import { cents, count, day, maybeCents, maybeCount, requiredList, requiredOneOf, requiredText } from '../fields.ts'
import { pageOf } from '../lists/models.ts'

/** `expired` follows from the last day of the offer; it is not stored. */
export const quoteStates = [
  'draft',
  'requested',
  'in-review',
  'offered',
  'accepted',
  'converted',
  'declined',
  'expired',
  'canceled',
] as const
export type QuoteState = (typeof quoteStates)[number]

const QuoteRow = model('QuoteRow', {
  quotationId: requiredText(40),
  projectId: text(40),
  projectName: text(120),
  jobName: text(100),
  poNumber: text(60),
  requestedOn: day(),
  offeredOn: day(),
  validUntil: day(),
  /** The offer ends within a week. */
  isExpiringSoon: flag(),
  /** The newest offer; 0 while there is none. */
  version: count(),
  lineCount: count(),
  totalCents: cents(),
  status: requiredOneOf(quoteStates),
  statusText: requiredText(100),
  rep: text(100),
  requestedBy: requiredText(200),
  orderId: text(40),
})
export const Quotes = pageOf('Quotes', QuoteRow)

const QuoteLine = model('QuoteLine', {
  lineNo: count(),
  sku: requiredText(40),
  name: requiredText(200),
  product_url: requiredText(300),
  sku_image_url: requiredText(300),
  altText: requiredText(300),
  room: text(100),
  purchaseUnit: requiredText(20),
  requestedBoxes: count(),
  boxes: count(),
  /** Covered by these boxes; null for goods that aren't sold by area. */
  areaSqft: measure(),
  /** The account's price at the time of the request, and the offered price. */
  listPriceCents: cents(),
  unitPriceCents: cents(),
  totalCents: cents(),
  savingCents: cents(),
  note: text(500),
  isGone: flag(),
})
const QuoteVersion = model('QuoteVersion', {
  version: count(),
  offeredAt: requiredText(40),
  by: requiredText(200),
  validUntil: day(),
  isCurrent: flag(),
  subtotalCents: cents(),
  savingCents: cents(),
  freightCents: cents(),
  taxCents: cents(),
  totalCents: cents(),
  note: text(1000),
  lines: requiredList(QuoteLine),
})
/** A difference to the previous version. */
export const QuoteDifference = model('QuoteDifference', {
  version: count(),
  lineNo: maybeCount(),
  what: requiredOneOf(['added', 'removed', 'quantity', 'price', 'freight', 'tax', 'validity'] as const),
  text: requiredText(300),
})
export const QuoteMessage = model('QuoteMessage', {
  id: requiredText(36),
  at: requiredText(40),
  from: requiredOneOf(['customer', 'store'] as const),
  author: requiredText(200),
  lineNo: maybeCount(),
  message: requiredText(2000),
  hasPhoto: flag(),
  hasPdf: flag(),
})

export const QuoteDetail = model('QuoteDetail', {
  quotationId: requiredText(40),
  projectId: text(40),
  projectName: text(120),
  selectionSheetId: text(40),
  jobName: text(100),
  poNumber: text(60),
  note: text(1000),
  status: requiredOneOf(quoteStates),
  statusText: requiredText(200),
  version: count(),
  validUntil: day(),
  terms: requiredText(100),
  /** Deposit in advance, for accounts without terms. */
  depositCents: maybeCents(),
  rep: text(100),
  storeId: text(40),
  storeName: text(100),
  /** Freight and tax are calculated for it; null for pickup. */
  shippingAddress: embed(PostalAddress),
  requestedBy: requiredText(200),
  requestedAt: text(40),
  decidedAt: text(40),
  decidedBy: text(200),
  reason: text(1000),
  orderId: text(40),
  /** Version 0: the request at the prices of that day. */
  request: requiredList(QuoteLine),
  versions: requiredList(QuoteVersion),
  differences: requiredList(QuoteDifference),
  messages: requiredList(QuoteMessage),
  /** Allowed actions: accept, decline, change, renew, send, cancel, duplicate, message. */
  actions: requiredList(requiredText(20)),
  /** Why the caller cannot accept it, and who can change that. */
  acceptProblem: text(300),
  /** The order would wait for approval: why, and by whom. */
  approvalText: text(500),
})

export const QuoteRequest = model('QuoteRequest', {
  /** Exactly one of the three. */
  projectId: text(40),
  selectionSheetId: text(40),
  items: listOf(model('QuoteItem', { sku: requiredText(40), quantity: count(), room: text(100), note: text(500) })),
  jobName: text(100),
  poNumber: text(60),
  note: text(1000),
  /** Saved, not sent. */
  isDraft: flag(),
})
export const NamedQuote = model('NamedQuote', { quotationId: requiredText(40) })
export const QuoteAcceptance = model('QuoteAcceptance', {
  quotationId: requiredText(40),
  /** The offer that was read; a newer one may exist. */
  version: count(),
  poNumber: text(60),
  jobName: text(100),
  /** Within the area of the offer, with a phone number for the carrier; by default the address of the offer. */
  shippingAddress: embed(PostalAddress),
  /** Earliest day of delivery or pickup. */
  wantedOn: day(),
  /** The person who picks it up. */
  pickUpPerson: text(100),
  /** For the driver: gate, dock, contact. */
  instructions: text(300),
  /** Only these lines; by default the whole offer. */
  lineNos: listOf(count()),
  /** The customer accepts the shown shortages. */
  acceptsDifferences: flag(),
})
export const AcceptedQuote = model('AcceptedQuote', {
  quotationId: requiredText(40),
  orderId: requiredText(40),
  status: requiredOneOf(['placed', 'placed-before', 'awaiting-approval'] as const),
  message: requiredText(400),
  totalCents: cents(),
  depositCents: maybeCents(),
})
export const QuoteRefusal = model('QuoteRefusal', {
  quotationId: requiredText(40),
  version: count(),
  reason: requiredText(1000),
})
export const QuoteChangeRequest = model('QuoteChangeRequest', {
  quotationId: requiredText(40),
  version: count(),
  message: requiredText(2000),
  lines: listOf(model('QuoteLineChange', { lineNo: count(), boxes: count() })),
})
export const NewQuoteMessage = model('NewQuoteMessage', {
  quotationId: requiredText(40),
  lineNo: maybeCount(),
  message: requiredText(2000),
  /** The reply of the photo or PDF upload. */
  photo: text(1000),
})

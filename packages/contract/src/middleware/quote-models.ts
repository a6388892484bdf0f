import { listOf } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { cents, choice, count, day, many, maybeCents, maybeCount, maybeWords, words, yes } from './fields.ts'
import { pageOf } from './my-account-lists.ts'

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
  quotationId: words(40),
  projectId: maybeWords(40),
  projectName: maybeWords(120),
  jobName: maybeWords(100),
  poNumber: maybeWords(60),
  requestedOn: day(),
  offeredOn: day(),
  validUntil: day(),
  /** The offer ends within a week. */
  isExpiringSoon: yes(),
  /** The newest offer; 0 while there is none. */
  version: count(),
  lineCount: count(),
  totalCents: cents(),
  status: choice(quoteStates),
  statusText: words(100),
  rep: maybeWords(100),
  requestedBy: words(200),
  orderId: maybeWords(40),
})
export const Quotes = pageOf('Quotes', QuoteRow)

const QuoteLine = model('QuoteLine', {
  lineNo: count(),
  sku: words(40),
  name: words(200),
  product_url: words(300),
  sku_image_url: words(300),
  altText: words(300),
  room: maybeWords(100),
  purchaseUnit: words(20),
  requestedBoxes: count(),
  boxes: count(),
  /** The account's price at the time of the request, and the offered price. */
  listPriceCents: cents(),
  unitPriceCents: cents(),
  totalCents: cents(),
  savingCents: cents(),
  note: maybeWords(500),
  isGone: yes(),
})
const QuoteVersion = model('QuoteVersion', {
  version: count(),
  offeredAt: words(40),
  by: words(200),
  validUntil: day(),
  isCurrent: yes(),
  subtotalCents: cents(),
  savingCents: cents(),
  freightCents: cents(),
  taxCents: cents(),
  totalCents: cents(),
  note: maybeWords(1000),
  lines: many(QuoteLine),
})
/** A difference to the previous version. */
const QuoteDifference = model('QuoteDifference', {
  version: count(),
  lineNo: maybeCount(),
  what: choice(['added', 'removed', 'quantity', 'price', 'freight', 'tax', 'validity'] as const),
  text: words(300),
})
const QuoteMessage = model('QuoteMessage', {
  id: words(36),
  at: words(40),
  from: choice(['customer', 'store'] as const),
  author: words(200),
  lineNo: maybeCount(),
  message: words(2000),
  hasPhoto: yes(),
  hasPdf: yes(),
})

export const QuoteDetail = model('QuoteDetail', {
  quotationId: words(40),
  projectId: maybeWords(40),
  projectName: maybeWords(120),
  selectionSheetId: maybeWords(40),
  jobName: maybeWords(100),
  poNumber: maybeWords(60),
  note: maybeWords(1000),
  status: choice(quoteStates),
  statusText: words(200),
  version: count(),
  validUntil: day(),
  terms: words(100),
  /** Deposit in advance, for accounts without terms. */
  depositCents: maybeCents(),
  rep: maybeWords(100),
  storeId: maybeWords(40),
  requestedBy: words(200),
  requestedAt: maybeWords(40),
  decidedAt: maybeWords(40),
  decidedBy: maybeWords(200),
  reason: maybeWords(1000),
  orderId: maybeWords(40),
  /** Version 0: the request at the prices of that day. */
  request: many(QuoteLine),
  versions: many(QuoteVersion),
  differences: many(QuoteDifference),
  messages: many(QuoteMessage),
  /** Allowed actions: accept, decline, change, renew, send, cancel, duplicate, message. */
  actions: many(words(20)),
  /** Why the caller cannot accept it, and who can change that. */
  acceptProblem: maybeWords(300),
})

export const QuoteRequest = model('QuoteRequest', {
  /** Exactly one of the three. */
  projectId: maybeWords(40),
  selectionSheetId: maybeWords(40),
  items: listOf(
    model('QuoteItem', { sku: words(40), quantity: count(), room: maybeWords(100), note: maybeWords(500) }),
  ),
  jobName: maybeWords(100),
  poNumber: maybeWords(60),
  note: maybeWords(1000),
  /** Saved, not sent. */
  isDraft: yes(),
})
export const NamedQuote = model('NamedQuote', { quotationId: words(40) })
export const QuoteAcceptance = model('QuoteAcceptance', {
  quotationId: words(40),
  /** The offer that was read; a newer one may exist. */
  version: count(),
  poNumber: maybeWords(60),
  jobName: maybeWords(100),
  /** Only these lines; by default the whole offer. */
  lineNos: listOf(count()),
  /** The customer accepts the shown shortages. */
  acceptsDifferences: yes(),
})
export const AcceptedQuote = model('AcceptedQuote', {
  quotationId: words(40),
  orderId: words(40),
  status: choice(['placed', 'placed-before'] as const),
  message: words(400),
  totalCents: cents(),
  depositCents: maybeCents(),
})
export const QuoteRefusal = model('QuoteRefusal', {
  quotationId: words(40),
  version: count(),
  reason: words(1000),
})
export const QuoteWish = model('QuoteWish', {
  quotationId: words(40),
  version: count(),
  message: words(2000),
  lines: listOf(model('QuoteLineWish', { lineNo: count(), boxes: count() })),
})
export const NewQuoteMessage = model('NewQuoteMessage', {
  quotationId: words(40),
  lineNo: maybeCount(),
  message: words(2000),
  /** The reply of the photo or PDF upload. */
  photo: maybeWords(1000),
})

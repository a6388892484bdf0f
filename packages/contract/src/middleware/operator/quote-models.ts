import { embed, flag, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { PostalAddress } from '../address/models.ts'
import { cents, count, day, maybeCents, maybeCount, requiredList, requiredOneOf, requiredText } from '../fields.ts'
import { pageOf } from '../lists/models.ts'
import { QuoteDifference, QuoteMessage, quoteStates } from '../quotes/models.ts'

/** Lists of quotes; each is a link. */
export const staffQuoteViews = ['waiting', 'offered', 'declined', 'expired', 'all'] as const

/** Shared by the list and the page of a quote. */
const quoteFields = {
  quotationId: requiredText(40),
  customer: requiredText(200),
  customerNumber: requiredText(40),
  /** An offer is expired after its last day on the calendar of the customer's store. */
  state: requiredOneOf(quoteStates),
  jobName: text(100),
  poNumber: text(60),
  storeName: text(100),
  /** The newest offer; 0 while there is none. */
  version: count(),
  validUntil: day(),
  requestedAt: requiredText(40),
  requestedBy: requiredText(200),
  /** The author of the newest offer. */
  rep: text(100),
  totalCents: cents(),
}

const StaffQuoteRow = model('StaffQuoteRow', {
  ...quoteFields,
  lineCount: count(),
  /** The customer wrote last. */
  hasQuestion: flag(),
})
export const StaffQuotePage = pageOf('StaffQuotePage', StaffQuoteRow)

/** Boxes of one lot at one place; the lot is null for boxes without one. */
const QuoteStock = model('QuoteStock', { place: requiredText(100), lot: text(40), boxes: count() })
const StaffQuoteLine = model('StaffQuoteLine', {
  lineNo: count(),
  sku: requiredText(40),
  name: requiredText(200),
  room: text(100),
  note: text(500),
  /** Sold by the box, bag, piece. */
  unit: requiredText(20),
  requestedBoxes: count(),
  /** Square feet of one unit as decimal text; null for products without coverage. */
  sqftPerUnit: text(20),
  poundsPerUnit: requiredText(20),
  /** The customer's price on the day of the request, and today for that many. */
  listPriceCents: cents(),
  priceTodayCents: maybeCents(),
  isGone: flag(),
  /** Of all places, free for sale. */
  stockBoxes: count(),
  /** The places with the most boxes first, at most ten rows. */
  stock: requiredList(QuoteStock),
  /** For boxes that are not in stock. */
  leadDays: maybeCount(),
})
const StaffOfferLine = model('StaffOfferLine', {
  lineNo: count(),
  sku: requiredText(40),
  name: requiredText(200),
  boxes: count(),
  unitPriceCents: cents(),
  totalCents: cents(),
  note: text(500),
})
const StaffOffer = model('StaffOffer', {
  version: count(),
  by: requiredText(200),
  offeredAt: requiredText(40),
  validUntil: day(),
  subtotalCents: cents(),
  freightCents: cents(),
  taxCents: cents(),
  totalCents: cents(),
  note: text(1000),
  lines: requiredList(StaffOfferLine),
})

/** Words that staff use again, under a name. */
export const templateKinds = ['offer', 'decline', 'message', 'pro-ask', 'pro-decline'] as const
const templateFields = { kind: requiredOneOf(templateKinds), name: requiredText(60) }
export const StaffTemplate = model('StaffTemplate', { ...templateFields, text: requiredText(2000) })
export const TemplateToSave = model('TemplateToSave', {
  ...templateFields,
  /** Without words the template is deleted. */
  text: text(2000),
})
export const SavedTemplate = model('SavedTemplate', {
  /** The words that it had before; null for a new one. */
  replaced: text(2000),
})

export const StaffQuote = model('StaffQuote', {
  ...quoteFields,
  /** Sent back with an offer or a refusal, so that no one decides on a quote that has changed. */
  changedAt: requiredText(40),
  /** Whether it can be offered, declined. */
  isOpen: flag(),
  projectName: text(120),
  note: text(1000),
  termsText: requiredText(100),
  timeZone: requiredText(40),
  /** Today on the calendar of the customer's store. */
  today: requiredText(10),
  isOnHold: flag(),
  /** Null for pickup. */
  shippingAddress: embed(PostalAddress),
  /** Of the ship-to state, or of the store's state; null without tax. */
  taxPercent: text(10),
  isFreightTaxed: flag(),
  reason: text(1000),
  orderNumber: text(40),
  lines: requiredList(StaffQuoteLine),
  versions: requiredList(StaffOffer),
  differences: requiredList(QuoteDifference),
  messages: requiredList(QuoteMessage),
  templates: requiredList(StaffTemplate),
})

import { embed, flag, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { PostalAddress } from '../address/models.ts'
import { OrderTotals, ShippingOption } from '../cart/models.ts'
import { cents, count, maybeCents, requiredEmbed, requiredList, requiredOneOf, requiredText } from '../fields.ts'

/** How an order of the counter reaches its customer. */
export const counterDeliveries = ['pick-up', 'delivery'] as const

const CounterLineEntry = model('CounterLineEntry', {
  sku: requiredText(40),
  boxes: count(),
  lotNo: text(40),
  /** The price of a box that was agreed on; null for the customer's own price. */
  priceCents: maybeCents(),
  priceReason: text(300),
})

const deliveryFields = {
  kind: requiredOneOf(counterDeliveries),
  /** For pick-up. */
  storeId: text(40),
  /** A place that this customer had boxes sent to; it comes before a typed address. */
  placeId: text(40),
  address: embed(PostalAddress),
  /** The shipping method; null for the usual one. */
  optionId: text(100),
  instructions: text(300),
}
const CounterDelivery = model('CounterDelivery', deliveryFields)

/** An order as it is entered at the counter. It is saved as typed, also while it cannot be placed yet. */
export const CounterOrderEntry = model('CounterOrderEntry', {
  /** A UUID that the page makes up, so that a form sent twice is one order. */
  id: requiredText(40),
  /** The version that was seen; 0 for a new one. */
  version: count(),
  customerNumber: requiredText(40),
  /** The person it is for, by the ID of the platform's user. */
  userID: requiredText(100),
  lines: requiredList(CounterLineEntry),
  /** More lines as typed or pasted: SKU, boxes or square feet, lot. */
  typed: text(20_000),
  delivery: requiredEmbed(CounterDelivery),
  poNumber: text(60),
  jobName: text(100),
  acceptsMixedLots: flag(),
})

const CounterLine = model('CounterLine', {
  sku: requiredText(40),
  name: requiredText(200),
  unit: requiredText(20),
  boxes: count(),
  areaSqft: text(20),
  lotNo: text(40),
  unitPriceCents: cents(),
  /** The customer's own price of a box; null if there is none. */
  customerPriceCents: maybeCents(),
  isAgreed: flag(),
  priceReason: text(300),
  totalCents: cents(),
  problems: requiredList(requiredText(300)),
})
const NearSku = model('NearSku', { sku: requiredText(40), name: requiredText(200) })
const UnreadCounterLine = model('UnreadCounterLine', {
  text: requiredText(500),
  problem: requiredText(300),
  /** Up to three products that may be meant. */
  nearest: requiredList(NearSku),
})
const CounterPlace = model('CounterPlace', { id: requiredText(40), label: requiredText(300) })
const CounterProblem = model('CounterProblem', { code: requiredText(100), message: requiredText(500) })

export const CounterOrder = model('CounterOrder', {
  id: requiredText(40),
  version: count(),
  isPlaced: flag(),
  /** The number of the order, once it is placed. */
  orderNumber: text(40),
  customerNumber: requiredText(40),
  customer: requiredText(200),
  buyerID: requiredText(100),
  userID: requiredText(100),
  person: requiredText(200),
  personEmail: requiredText(100),
  lines: requiredList(CounterLine),
  unread: requiredList(UnreadCounterLine),
  delivery: requiredEmbed(CounterDelivery),
  /** Where this customer had boxes sent to, newest first. */
  places: requiredList(CounterPlace),
  shippingOptions: requiredList(ShippingOption),
  totals: requiredEmbed(OrderTotals),
  poNumber: text(60),
  jobName: text(100),
  acceptsMixedLots: flag(),
  termsText: requiredText(100),
  creditFreeCents: cents(),
  /** Reasons why it cannot be placed yet. */
  problems: requiredList(CounterProblem),
  /** Worth knowing, such as an approval that it will wait for. */
  notices: requiredList(requiredText(300)),
  changedBy: requiredText(200),
  changedAt: requiredText(40),
})

const CounterOrderRow = model('CounterOrderRow', {
  id: requiredText(40),
  customerNumber: requiredText(40),
  customer: requiredText(200),
  person: requiredText(200),
  jobName: text(100),
  poNumber: text(60),
  lineCount: count(),
  totalCents: cents(),
  changedBy: requiredText(200),
  changedAt: requiredText(40),
})
export const CounterOrders = model('CounterOrders', { items: requiredList(CounterOrderRow) })

export const CounterOrderKey = model('CounterOrderKey', { id: requiredText(40), version: count() })
export const CounterPlacing = model('CounterPlacing', {
  id: requiredText(40),
  version: count(),
  /** The total that was seen; another one is refused. */
  totalCents: cents(),
})
export const PlacedCounterOrder = model('PlacedCounterOrder', {
  status: requiredOneOf(['placed', 'awaiting-approval', 'working'] as const),
  orderNumber: text(40),
  message: requiredText(300),
})

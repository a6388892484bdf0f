import { listOf } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { Place } from './address.ts'
import {
  amount,
  cents,
  choice,
  count,
  day,
  many,
  maybeAmount,
  maybeCents,
  maybeOne,
  maybeWords,
  one,
  words,
  yes,
} from './fields.ts'
import { call, myAccountPath } from './kit.ts'
import { DocumentQuery, orderTypes, pageOf } from './my-account-lists.ts'
import { Claimability, OrderReturn, Returnability } from './my-account-returns.ts'

export const orderStatuses = ['awaiting-approval', 'open', 'completed', 'declined', 'canceled'] as const
export const orderOrigins = ['web', 'counter', 'phone', 'quote'] as const
export const fulfilments = [
  'confirmed',
  'allocated',
  'picking',
  'ready-for-pick-up',
  'shipped',
  'delivered',
  'backordered',
  'canceled',
] as const
export const orderSorts = ['placedAt', 'number', 'status', 'total', 'poNumber', 'jobName'] as const
export const partnerRoles = ['sold-to', 'ship-to', 'bill-to', 'payer'] as const
export const OrderRow = model('OrderRow', {
  number: words(40),
  type: choice(orderTypes),
  status: choice(orderStatuses),
  statusText: words(100),
  /** Shipping progress as text: "4 of 10 shipped". */
  fulfilmentText: words(100),
  origin: choice(orderOrigins),
  placedAt: words(40),
  placedBy: maybeWords(200),
  poNumber: maybeWords(60),
  jobName: maybeWords(100),
  soldTo: maybeWords(200),
  shipTo: maybeWords(200),
  storeId: maybeWords(40),
  storeName: maybeWords(100),
  lineCount: count(),
  totalCents: cents(),
  /** The amount still open. */
  balanceCents: cents(),
  /** A referred customer's order: listed but not viewable. */
  isReferred: yes(),
})
const OrderPage = pageOf('OrderPage', OrderRow)

/** Boxes before picking. */
const Cancellability = model('Cancellability', { canCancel: yes(), boxes: count(), reason: maybeWords(300) })
const OrderLine = model('OrderLine', {
  lineNo: count(),
  sku: words(40),
  name: words(200),
  product_url: maybeWords(300),
  sku_image_url: words(300),
  /** The product can still be ordered. */
  isSold: yes(),
  isSample: yes(),
  unit: words(20),
  room: maybeWords(100),
  boxes: count(),
  areaSqft: maybeAmount(),
  shippedBoxes: count(),
  backorderedBoxes: count(),
  returnedBoxes: count(),
  canceledBoxes: count(),
  unitPriceCents: cents(),
  totalCents: cents(),
  /** The lot, to reorder the same shade. */
  lot: maybeWords(40),
  fulfilment: choice(fulfilments),
  expectedOn: day(),
  returnability: one(Returnability),
  /** For damaged goods. */
  claimability: one(Claimability),
  cancellability: one(Cancellability),
})
const ShippedLine = model('ShippedLine', {
  lineNo: count(),
  sku: words(40),
  name: words(200),
  unit: words(20),
  boxes: count(),
  areaSqft: maybeAmount(),
  lot: maybeWords(40),
})
const DeliveryProof = model('DeliveryProof', { signedBy: maybeWords(100), at: words(40), note: maybeWords(300) })
const Shipment = model('OrderShipment', {
  number: words(40),
  kind: choice(['parcel', 'freight', 'pick-up'] as const),
  carrier: maybeWords(60),
  tracking: maybeWords(100),
  shippedAt: words(40),
  expectedOn: day(),
  deliveredAt: maybeWords(40),
  lines: many(ShippedLine),
  proof: maybeOne(DeliveryProof),
})
const OrderEvent = model('OrderEvent', { kind: words(40), at: words(40), text: words(300) })
export const Partner = model('Partner', {
  id: words(40),
  role: choice(partnerRoles),
  name: words(200),
  place: maybeOne(Place),
})
const OrderDocument = model('OrderDocument', {
  /** The kind for DownloadDoc, with the number. */
  kind: words(40),
  id: words(40),
  label: words(100),
  documentOn: day(),
  amountCents: cents(),
  openCents: cents(),
})
const OrderAction = model('OrderAction', { isAllowed: yes(), reason: maybeWords(300) })

const OrderMessage = model('OrderMessage', {
  id: words(40),
  author: words(200),
  /** From the store, not the account. */
  isOurs: yes(),
  at: words(40),
  text: words(2000),
  hasPhoto: yes(),
  hasPdf: yes(),
})

export const OrderDetail = model('OrderDetail', {
  number: words(40),
  /** Platform order ID, for web orders. */
  orderId: maybeWords(100),
  type: choice(orderTypes),
  status: choice(orderStatuses),
  statusText: words(100),
  origin: choice(orderOrigins),
  placedAt: words(40),
  placedBy: maybeWords(200),
  poNumber: maybeWords(60),
  jobName: maybeWords(100),
  projectId: maybeWords(100),
  quoteId: maybeWords(100),
  storeId: maybeWords(40),
  storeName: maybeWords(100),
  partners: many(Partner),
  shippingAddress: maybeOne(Place),
  lines: many(OrderLine),
  shipments: many(Shipment),
  timeline: many(OrderEvent),
  returns: many(OrderReturn),
  documents: many(OrderDocument),
  subtotalCents: cents(),
  discountCents: cents(),
  shippingCents: cents(),
  taxCents: cents(),
  totalCents: cents(),
  /** The part of the total that was canceled while the rest was shipped. */
  canceledCents: cents(),
  balanceCents: cents(),
  paymentText: maybeWords(100),
  cancel: one(OrderAction),
  /** Change of address and day. */
  change: one(OrderAction),
  /** Adding boxes, before picking. */
  extend: one(OrderAction),
  isPickUp: yes(),
  wantedOn: day(),
  pickUpPerson: maybeWords(100),
  instructions: maybeWords(300),
  messages: many(OrderMessage),
  areaSqft: amount(),
})

const Spent = model('Spent', { name: words(100), cents: cents(), orders: count() })
const OrderWaiting = model('OrderWaiting', {
  number: words(40),
  jobName: maybeWords(100),
  storeName: maybeWords(100),
  since: words(40),
  /** Days left without a storage fee. */
  freeDaysLeft: count(),
})
const OrderOverview = model('OrderOverview', {
  openCount: count(),
  onTheWayCount: count(),
  backorderedCount: count(),
  readyForPickUp: many(OrderWaiting),
  /** The last twelve months, oldest first; months as 2026-03. */
  spentByMonth: many(Spent),
  spentByJob: many(Spent),
  latest: listOf(OrderRow),
})

const SpendingLimits = model('SpendingLimits', {
  mayBuy: yes(),
  /** Null without a limit. */
  orderLimitCents: maybeCents(),
  monthLimitCents: maybeCents(),
  /** Since the start of the month in the store's time zone. */
  monthUsedCents: cents(),
  /** Users who can raise the limits. */
  managers: many(words(200)),
})

export const myOrderCalls = {
  getOrders: call({
    id: 'MyAccount.GetOrders',
    verb: 'POST',
    path: myAccountPath('GetOrders'),
    summary: 'Orders by scope: 1 my own, 2 referred, 3 all of the account, for whoever may see them.',
    access: 'customer',
    body: DocumentQuery,
    reply: OrderPage,
  }),
  getOrderDetail: call({
    id: 'MyAccount.GetOrderDetail',
    verb: 'GET',
    path: myAccountPath('GetOrderDetail'),
    summary: 'One order with lines, lots, shipments, timeline, returns and documents.',
    access: 'customer',
    // the order number: the specification spells it this way
    query: ['projectId'],
    reply: OrderDetail,
  }),
}

/** Not in the specification. */
export const ownOrderCalls = {
  getOverview: call({
    id: 'MyOrders.GetOrderOverview',
    verb: 'GET',
    path: myAccountPath('GetOrderOverview'),
    summary: 'What is coming, what waits in a store, and what was spent by month and job.',
    access: 'customer',
    // `figures` leaves out spending: summing 10,000 rows of a large account takes longer than everything else
    query: ['only'],
    reply: OrderOverview,
  }),
  getLimits: call({
    id: 'MyOrders.GetSpendingLimits',
    verb: 'GET',
    path: myAccountPath('GetSpendingLimits'),
    summary:
      'What the caller may order at once and in a month, how much of the month is used, and who can change that.',
    access: 'customer',
    reply: SpendingLimits,
  }),
}

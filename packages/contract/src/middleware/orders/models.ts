import { embed, flag, listOf, measure, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { PostalAddress } from '../address/models.ts'
import {
  cents,
  count,
  day,
  maybeCents,
  requiredEmbed,
  requiredList,
  requiredMeasure,
  requiredOneOf,
  requiredText,
} from '../fields.ts'
import { orderTypes, pageOf } from '../lists/models.ts'
import { Claimability, CustomerReturn, Returnability } from '../returns/models.ts'

export const orderStatuses = ['awaiting-approval', 'open', 'completed', 'declined', 'canceled'] as const
export const orderOrigins = ['web', 'counter', 'phone', 'quote', 'addition'] as const
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
  number: requiredText(40),
  type: requiredOneOf(orderTypes),
  status: requiredOneOf(orderStatuses),
  statusText: requiredText(100),
  /** Shipping progress as text: "4 of 10 shipped". */
  fulfilmentText: requiredText(100),
  origin: requiredOneOf(orderOrigins),
  placedAt: requiredText(40),
  placedBy: text(200),
  poNumber: text(60),
  jobName: text(100),
  soldTo: text(200),
  shipTo: text(200),
  storeId: text(40),
  storeName: text(100),
  lineCount: count(),
  totalCents: cents(),
  /** The amount still open. */
  balanceCents: cents(),
  /** A referred customer's order: listed but not viewable. */
  isReferred: flag(),
})
export const OrderPage = pageOf('OrderPage', OrderRow)

/** Boxes before picking. */
const OrderCancellability = model('OrderCancellability', { canCancel: flag(), boxes: count(), reason: text(300) })
const OrderLine = model('OrderLine', {
  lineNo: count(),
  sku: requiredText(40),
  name: requiredText(200),
  product_url: text(300),
  sku_image_url: requiredText(300),
  /** The product can still be ordered. */
  isSold: flag(),
  isSample: flag(),
  unit: requiredText(20),
  room: text(100),
  boxes: count(),
  areaSqft: measure(),
  shippedBoxes: count(),
  backorderedBoxes: count(),
  returnedBoxes: count(),
  canceledBoxes: count(),
  unitPriceCents: cents(),
  totalCents: cents(),
  /** The lot, to reorder the same shade. */
  lot: text(40),
  fulfilment: requiredOneOf(fulfilments),
  expectedOn: day(),
  returnability: requiredEmbed(Returnability),
  /** For damaged goods. */
  claimability: requiredEmbed(Claimability),
  cancellability: requiredEmbed(OrderCancellability),
})
const ShippedLine = model('ShippedLine', {
  lineNo: count(),
  sku: requiredText(40),
  name: requiredText(200),
  unit: requiredText(20),
  boxes: count(),
  areaSqft: measure(),
  lot: text(40),
})
const DeliveryProof = model('DeliveryProof', { signedBy: text(100), at: requiredText(40), note: text(300) })
export const OrderShipment = model('OrderShipment', {
  number: requiredText(40),
  kind: requiredOneOf(['parcel', 'freight', 'pick-up'] as const),
  carrier: text(60),
  tracking: text(100),
  shippedAt: requiredText(40),
  expectedOn: day(),
  deliveredAt: text(40),
  lines: requiredList(ShippedLine),
  proof: embed(DeliveryProof),
})
const OrderEvent = model('OrderEvent', { kind: requiredText(40), at: requiredText(40), text: requiredText(300) })
export const OrderPartner = model('OrderPartner', {
  id: requiredText(40),
  role: requiredOneOf(partnerRoles),
  name: requiredText(200),
  place: embed(PostalAddress),
})
const OrderDocument = model('OrderDocument', {
  /** The kind for DownloadDoc, with the number. */
  kind: requiredText(40),
  id: requiredText(40),
  label: requiredText(100),
  documentOn: day(),
  amountCents: cents(),
  openCents: cents(),
})
/** An order above a limit, sent to the people who may approve. */
const OrderApproval = model('OrderApprovalRequest', {
  askedAt: requiredText(40),
  reason: requiredText(200),
  /** The caller may approve or decline it now. */
  canAnswer: flag(),
  approvers: requiredList(requiredText(200)),
})
const OrderAction = model('OrderAction', { isAllowed: flag(), reason: text(300) })

export const OrderMessage = model('OrderMessage', {
  id: requiredText(40),
  author: requiredText(200),
  /** From the store, not the account. */
  isOurs: flag(),
  at: requiredText(40),
  text: requiredText(2000),
  hasPhoto: flag(),
  hasPdf: flag(),
})

const OrderPickUp = model('OrderPickUp', {
  /** Of the store's page. */
  storeSlug: requiredText(100),
  storeName: requiredText(100),
  phone: requiredText(40),
  /** Such as 'Mon–Fri: 8 AM–7 PM'. */
  hours: requiredList(requiredText(200)),
  /** The last day without a storage fee; null until the order is ready. */
  heldUntil: day(),
  dailyFeeCents: cents(),
  bring: requiredText(200),
})

export const OrderDetail = model('OrderDetail', {
  number: requiredText(40),
  /** Platform order ID, for web orders. */
  orderId: text(100),
  type: requiredOneOf(orderTypes),
  status: requiredOneOf(orderStatuses),
  statusText: requiredText(100),
  origin: requiredOneOf(orderOrigins),
  placedAt: requiredText(40),
  /** The business day it was placed on, and the time zone of its times: that of the account's store. */
  placedOn: requiredText(10),
  timeZone: requiredText(40),
  placedBy: text(200),
  poNumber: text(60),
  jobName: text(100),
  projectId: text(100),
  quoteId: text(100),
  storeId: text(40),
  storeName: text(100),
  partners: requiredList(OrderPartner),
  shippingAddress: embed(PostalAddress),
  lines: requiredList(OrderLine),
  shipments: requiredList(OrderShipment),
  timeline: requiredList(OrderEvent),
  returns: requiredList(CustomerReturn),
  documents: requiredList(OrderDocument),
  subtotalCents: cents(),
  discountCents: cents(),
  shippingCents: cents(),
  taxCents: cents(),
  totalCents: cents(),
  /** The part of the total that was canceled while the rest was shipped. */
  canceledCents: cents(),
  balanceCents: cents(),
  paymentText: text(100),
  cancel: requiredEmbed(OrderAction),
  /** Change of address and day. */
  change: requiredEmbed(OrderAction),
  /** Adding boxes, before picking. */
  extend: requiredEmbed(OrderAction),
  /** Null for orders that needed no approval. */
  approval: embed(OrderApproval),
  isPickUp: flag(),
  /** Null for deliveries and after the pickup. */
  pickUp: embed(OrderPickUp),
  wantedOn: day(),
  pickUpPerson: text(100),
  instructions: text(300),
  messages: requiredList(OrderMessage),
  areaSqft: requiredMeasure(),
})

const SpendingEntry = model('SpendingEntry', { name: requiredText(100), cents: cents(), orders: count() })
const OrderWaiting = model('OrderWaiting', {
  number: requiredText(40),
  jobName: text(100),
  storeName: text(100),
  since: requiredText(40),
  /** Days left without a storage fee. */
  freeDaysLeft: count(),
})
export const OrderOverview = model('OrderOverview', {
  openCount: count(),
  onTheWayCount: count(),
  backorderedCount: count(),
  readyForPickUp: requiredList(OrderWaiting),
  /** The last twelve months, oldest first; months as 2026-03. */
  spentByMonth: requiredList(SpendingEntry),
  spentByJob: requiredList(SpendingEntry),
  latest: listOf(OrderRow),
})

export const SpendingLimits = model('SpendingLimits', {
  mayBuy: flag(),
  /** Null without a limit. */
  orderLimitCents: maybeCents(),
  monthLimitCents: maybeCents(),
  /** Since the start of the month in the store's time zone. */
  monthUsedCents: cents(),
  /** Users who can raise the limits. */
  managers: requiredList(requiredText(200)),
  /** Whether an order above a limit waits for approval; it is blocked if no one can approve. */
  overLimit: requiredOneOf(['approve', 'block'] as const),
  approvers: requiredList(requiredText(200)),
})

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
import { Claimability, OrderReturn, Returnability } from '../returns/models.ts'

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
const Cancellability = model('Cancellability', { canCancel: flag(), boxes: count(), reason: text(300) })
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
  cancellability: requiredEmbed(Cancellability),
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
const Shipment = model('OrderShipment', {
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
export const Partner = model('Partner', {
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
const OrderAction = model('OrderAction', { isAllowed: flag(), reason: text(300) })

const OrderMessage = model('OrderMessage', {
  id: requiredText(40),
  author: requiredText(200),
  /** From the store, not the account. */
  isOurs: flag(),
  at: requiredText(40),
  text: requiredText(2000),
  hasPhoto: flag(),
  hasPdf: flag(),
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
  placedBy: text(200),
  poNumber: text(60),
  jobName: text(100),
  projectId: text(100),
  quoteId: text(100),
  storeId: text(40),
  storeName: text(100),
  partners: requiredList(Partner),
  shippingAddress: embed(PostalAddress),
  lines: requiredList(OrderLine),
  shipments: requiredList(Shipment),
  timeline: requiredList(OrderEvent),
  returns: requiredList(OrderReturn),
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
  isPickUp: flag(),
  wantedOn: day(),
  pickUpPerson: text(100),
  instructions: text(300),
  messages: requiredList(OrderMessage),
  areaSqft: requiredMeasure(),
})

const Spent = model('Spent', { name: requiredText(100), cents: cents(), orders: count() })
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
  spentByMonth: requiredList(Spent),
  spentByJob: requiredList(Spent),
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
})

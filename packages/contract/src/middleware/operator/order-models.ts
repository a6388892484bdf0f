import { embed, flag, oneOf, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { PostalAddress } from '../address/models.ts'
import { cents, count, day, maybeCents, requiredList, requiredOneOf, requiredText } from '../fields.ts'
import { orderTypes, pageOf } from '../lists/models.ts'
import { fulfilments, OrderMessage, OrderShipment, orderOrigins, orderStatuses } from '../orders/models.ts'
import { CustomerReturn } from '../returns/models.ts'

/** Lists of orders that staff work through; each is a link. */
export const staffOrderViews = ['all', 'to-pick', 'late', 'unpaid', 'approvals'] as const

/** Shared by the list and the order itself. */
const orderFields = {
  number: requiredText(40),
  status: requiredOneOf(orderStatuses),
  statusText: requiredText(100),
  /** Shipping progress as text: "4 of 10 sent". */
  fulfilmentText: requiredText(100),
  origin: requiredOneOf(orderOrigins),
  /** The account's name; for a guest the name of the ship-to address. */
  customer: requiredText(200),
  /** Null for guests. */
  customerNumber: text(40),
  poNumber: text(60),
  jobName: text(100),
  storeName: text(100),
  isPickUp: flag(),
  placedAt: requiredText(40),
  /** The day that was promised, or else wanted. */
  promisedOn: day(),
  /** Boxes are left after that day. */
  isLate: flag(),
  totalCents: cents(),
  /** Open on its invoices. */
  balanceCents: cents(),
  /** A payment online has not been completed: such an order is not packed. */
  isAwaitingPayment: flag(),
}

export const StaffOrderRow = model('StaffOrderRow', {
  ...orderFields,
  /** Lines, and their boxes, that have neither shipped nor been canceled. */
  leftLines: count(),
  leftBoxes: count(),
})
export const StaffOrderPage = pageOf('StaffOrderPage', StaffOrderRow)

const StaffOrderLine = model('StaffOrderLine', {
  lineNo: count(),
  sku: requiredText(40),
  name: requiredText(200),
  unit: requiredText(20),
  isSample: flag(),
  room: text(100),
  boxes: count(),
  shippedBoxes: count(),
  backorderedBoxes: count(),
  returnedBoxes: count(),
  canceledBoxes: count(),
  leftBoxes: count(),
  unitPriceCents: cents(),
  totalCents: cents(),
  lot: text(40),
  fulfilment: requiredOneOf(fulfilments),
  expectedOn: day(),
})
const StaffOrderPerson = model('StaffOrderPerson', {
  /** Their part: ordered by, ship to, picks up. */
  part: requiredText(40),
  name: requiredText(200),
  email: text(100),
  phone: text(40),
})
const StaffOrderDocument = model('StaffOrderDocument', {
  id: requiredText(40),
  label: requiredText(100),
  documentOn: day(),
  amountCents: cents(),
  openCents: cents(),
})
const StaffOrderRefund = model('StaffOrderRefund', {
  refundId: requiredText(40),
  documentId: requiredText(40),
  cents: cents(),
  requestedAt: requiredText(40),
})
const StaffOrderEvent = model('StaffOrderEvent', {
  at: requiredText(40),
  text: requiredText(2000),
  /** The person who did it, if known. */
  by: text(200),
})

/** The usual next step of an order. */
export const staffSteps = ['approval', 'payment', 'ship', 'ready', 'hand-over', 'arrival'] as const

export const StaffOrder = model('StaffOrder', {
  ...orderFields,
  /** Platform order ID, for web orders. */
  orderId: text(100),
  type: requiredOneOf(orderTypes),
  timeZone: requiredText(40),
  quoteId: text(100),
  wantedOn: day(),
  instructions: text(300),
  pickUpPerson: text(100),
  isBeingCanceled: flag(),
  /** Sent back with a change, so that no one changes an order that is another by now. */
  version: requiredText(40),
  /** Why staff can't change it; null if they can. */
  changeProblem: text(300),
  /** Why staff can't add to it; null if they can. */
  addProblem: text(300),
  /** Null when nothing is left to do. */
  nextStep: oneOf(staffSteps),
  lines: requiredList(StaffOrderLine),
  shipments: requiredList(OrderShipment),
  returns: requiredList(CustomerReturn),
  documents: requiredList(StaffOrderDocument),
  /** Money to be sent to the customer. */
  refunds: requiredList(StaffOrderRefund),
  people: requiredList(StaffOrderPerson),
  shippingAddress: embed(PostalAddress),
  messages: requiredList(OrderMessage),
  /** Everything that happened, oldest first. */
  timeline: requiredList(StaffOrderEvent),
  subtotalCents: cents(),
  discountCents: cents(),
  shippingCents: cents(),
  taxCents: cents(),
  canceledCents: cents(),
  paymentText: text(100),
  /** Of the account; null for guests. */
  creditLineCents: maybeCents(),
  isOnHold: flag(),
})

/** The numbers of the shop for orders of the platform. */
export const NamedOrders = model('NamedOrders', {
  items: requiredList(
    model('NamedOrder', { orderId: requiredText(100), number: requiredText(40), customer: requiredText(200) }),
  ),
})

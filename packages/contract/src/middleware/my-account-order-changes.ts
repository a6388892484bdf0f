import { embed, text } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { PostalAddress } from './address.ts'
import { cents, count, day, requiredList, requiredText } from './fields.ts'
import { defineCall, limits, myAccountPath } from './kit.ts'
import { OrderDetail } from './my-account-orders.ts'

/** Missing fields are unchanged. */
const OrderChange = model('OrderChange', {
  number: requiredText(40),
  shippingAddress: embed(PostalAddress),
  /** Earliest delivery day. */
  wantedOn: day(),
  /** The person who picks it up. */
  pickUpPerson: text(100),
  /** For the driver: gate, dock, contact. */
  instructions: text(300),
})
const OrderCancelling = model('OrderCancelling', { number: requiredText(40), reason: text(300) })
const UnwantedLine = model('UnwantedLine', { lineNo: count(), boxes: count() })
const LineCancelling = model('LineCancelling', {
  number: requiredText(40),
  reason: text(300),
  lines: requiredList(UnwantedLine),
})
const OrderAdditionRequest = model('OrderAdditionWish', {
  number: requiredText(40),
  sku: requiredText(40),
  boxes: count(),
})
/** The price of an addition, and its effect on the order. */
const OrderAdditionPrice = model('OrderAdditionPrice', {
  sku: requiredText(40),
  name: requiredText(200),
  unit: requiredText(20),
  boxes: count(),
  unitPriceCents: cents(),
  goodsCents: cents(),
  /** Additional shipping cost of the order. */
  shippingCents: cents(),
  taxCents: cents(),
  totalCents: cents(),
  orderTotalCents: cents(),
})
const OrderAddition = model('OrderAddition', {
  number: requiredText(40),
  sku: requiredText(40),
  boxes: count(),
  /** The total shown; if it has risen, nothing is added. */
  totalCents: cents(),
  /** Idempotency key: a UUID made by the form. */
  key: requiredText(36),
})
const OrderQuestion = model('OrderQuestion', {
  number: requiredText(40),
  text: requiredText(2000),
  /** The reply of the photo or PDF upload. */
  photo: text(1000),
})

/** Not in the specification. */
export const orderChangeCalls = {
  cancelOrder: defineCall({
    id: 'MyOrders.CancelOrder',
    verb: 'POST',
    path: myAccountPath('CancelOrder'),
    summary: 'Takes an order back before it is picked; what was charged goes back the way it came.',
    access: 'customer',
    limit: limits.submit,
    body: OrderCancelling,
    reply: OrderDetail,
  }),
  cancelLines: defineCall({
    id: 'MyOrders.CancelOrderLines',
    verb: 'POST',
    path: myAccountPath('CancelOrderLines'),
    summary: 'Takes lines or boxes of them back before they are picked, while the rest of the order goes on.',
    access: 'customer',
    limit: limits.submit,
    body: LineCancelling,
    reply: OrderDetail,
  }),
  priceAddition: defineCall({
    id: 'MyOrders.PriceOrderAddition',
    verb: 'POST',
    path: myAccountPath('PriceOrderAddition'),
    summary: 'What it would cost to add boxes of a product to an order that nobody picks yet; adds nothing.',
    access: 'customer',
    body: OrderAdditionRequest,
    reply: OrderAdditionPrice,
  }),
  addToOrder: defineCall({
    id: 'MyOrders.AddToOrder',
    verb: 'POST',
    path: myAccountPath('AddToOrder'),
    summary: 'Adds boxes of a product to an order on the account’s terms before it is picked; once for one key.',
    access: 'customer',
    limit: limits.submit,
    body: OrderAddition,
    reply: OrderDetail,
  }),
  changeOrder: defineCall({
    id: 'MyOrders.ChangeOrder',
    verb: 'POST',
    path: myAccountPath('ChangeOrder'),
    summary: 'Another address or day before it is picked; who fetches it until it is fetched.',
    access: 'customer',
    limit: limits.submit,
    body: OrderChange,
    reply: OrderDetail,
  }),
  sendMessage: defineCall({
    id: 'MyOrders.SendOrderMessage',
    verb: 'POST',
    path: myAccountPath('SendOrderMessage'),
    summary: 'Writes to the store about an order.',
    access: 'customer',
    limit: limits.submit,
    body: OrderQuestion,
    reply: OrderDetail,
  }),
  getPhoto: defineCall({
    id: 'MyOrders.GetOrderPhoto',
    verb: 'GET',
    path: myAccountPath('GetOrderPhoto'),
    summary: 'The photo or the PDF that came with a message.',
    access: 'customer',
    query: ['number', 'messageId'],
    isFile: true,
  }),
}

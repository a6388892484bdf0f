import { model } from '../kit/model.ts'
import { Place } from './address.ts'
import { cents, count, day, many, maybeOne, maybeWords, words } from './fields.ts'
import { call, limits, myAccountPath } from './kit.ts'
import { OrderDetail } from './my-account-orders.ts'

/** Missing fields are unchanged. */
const OrderChange = model('OrderChange', {
  number: words(40),
  shippingAddress: maybeOne(Place),
  /** Earliest delivery day. */
  wantedOn: day(),
  /** The person who picks it up. */
  pickUpPerson: maybeWords(100),
  /** For the driver: gate, dock, contact. */
  instructions: maybeWords(300),
})
const OrderCancelling = model('OrderCancelling', { number: words(40), reason: maybeWords(300) })
const UnwantedLine = model('UnwantedLine', { lineNo: count(), boxes: count() })
const LineCancelling = model('LineCancelling', {
  number: words(40),
  reason: maybeWords(300),
  lines: many(UnwantedLine),
})
const OrderAdditionWish = model('OrderAdditionWish', { number: words(40), sku: words(40), boxes: count() })
/** The price of an addition, and its effect on the order. */
const OrderAdditionPrice = model('OrderAdditionPrice', {
  sku: words(40),
  name: words(200),
  unit: words(20),
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
  number: words(40),
  sku: words(40),
  boxes: count(),
  /** The total shown; if it has risen, nothing is added. */
  totalCents: cents(),
  /** Idempotency key: a UUID made by the form. */
  key: words(36),
})
const OrderQuestion = model('OrderQuestion', {
  number: words(40),
  text: words(2000),
  /** The reply of the photo or PDF upload. */
  photo: maybeWords(1000),
})

/** Not in the specification. */
export const orderChangeCalls = {
  cancelOrder: call({
    id: 'MyOrders.CancelOrder',
    verb: 'POST',
    path: myAccountPath('CancelOrder'),
    summary: 'Takes an order back before it is picked; what was charged goes back the way it came.',
    access: 'customer',
    limit: limits.submit,
    body: OrderCancelling,
    reply: OrderDetail,
  }),
  cancelLines: call({
    id: 'MyOrders.CancelOrderLines',
    verb: 'POST',
    path: myAccountPath('CancelOrderLines'),
    summary: 'Takes lines or boxes of them back before they are picked, while the rest of the order goes on.',
    access: 'customer',
    limit: limits.submit,
    body: LineCancelling,
    reply: OrderDetail,
  }),
  priceAddition: call({
    id: 'MyOrders.PriceOrderAddition',
    verb: 'POST',
    path: myAccountPath('PriceOrderAddition'),
    summary: 'What it would cost to add boxes of a product to an order that nobody picks yet; adds nothing.',
    access: 'customer',
    body: OrderAdditionWish,
    reply: OrderAdditionPrice,
  }),
  addToOrder: call({
    id: 'MyOrders.AddToOrder',
    verb: 'POST',
    path: myAccountPath('AddToOrder'),
    summary: 'Adds boxes of a product to an order on the account’s terms before it is picked; once for one key.',
    access: 'customer',
    limit: limits.submit,
    body: OrderAddition,
    reply: OrderDetail,
  }),
  changeOrder: call({
    id: 'MyOrders.ChangeOrder',
    verb: 'POST',
    path: myAccountPath('ChangeOrder'),
    summary: 'Another address or day before it is picked; who fetches it until it is fetched.',
    access: 'customer',
    limit: limits.submit,
    body: OrderChange,
    reply: OrderDetail,
  }),
  sendMessage: call({
    id: 'MyOrders.SendOrderMessage',
    verb: 'POST',
    path: myAccountPath('SendOrderMessage'),
    summary: 'Writes to the store about an order.',
    access: 'customer',
    limit: limits.submit,
    body: OrderQuestion,
    reply: OrderDetail,
  }),
  getPhoto: call({
    id: 'MyOrders.GetOrderPhoto',
    verb: 'GET',
    path: myAccountPath('GetOrderPhoto'),
    summary: 'The photo or the PDF that came with a message.',
    access: 'customer',
    query: ['number', 'messageId'],
    isFile: true,
  }),
}

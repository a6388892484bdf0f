import { model } from '../kit/model.ts'
import { paymentMethods } from '../shop/constants.ts'
import { Place } from './address.ts'
import { CartLine, OrderTotals, ShippingOption } from './cart-models.ts'
import { choice, many, maybeOne, maybeWords, one, words } from './fields.ts'
import { call } from './kit.ts'

const OrderPayment = model('OrderPayment', {
  method: choice(paymentMethods),
  label: words(60),
  /** "Visa ending in 4242", "Net 30, due Dec 15". */
  text: words(100),
})
export const OrderDetails = model('OrderDetails', {
  orderId: words(100),
  /** The back office number; assigned a moment after the order. */
  number: maybeWords(40),
  status: words(40),
  statusText: words(200),
  placedAt: words(40),
  email: maybeWords(100),
  lines: many(CartLine),
  totals: one(OrderTotals),
  shippingAddress: maybeOne(Place),
  billingAddress: maybeOne(Place),
  shipping: maybeOne(ShippingOption),
  payments: many(OrderPayment),
  poNumber: maybeWords(60),
  jobName: maybeWords(100),
  /** Next steps with dates. */
  nextSteps: many(words(300)),
})

export const orderSummaryCalls = {
  getOrderDetails: call({
    id: 'OrderSummary.getOrderDetails',
    verb: 'GET',
    path: '/api/orderSummary/getOrderDetails',
    summary: 'A placed order, for its owner, or for a guest who holds its link.',
    access: 'anyone',
    query: ['orderId'],
    reply: OrderDetails,
  }),
}

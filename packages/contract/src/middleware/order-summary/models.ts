import { embed, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { paymentMethods } from '../../shop/constants.ts'
import { PostalAddress } from '../address/models.ts'
import { CartLine, OrderTotals, ShippingOption } from '../cart/models.ts'
import { requiredEmbed, requiredList, requiredOneOf, requiredText } from '../fields.ts'

const OrderPayment = model('OrderPayment', {
  method: requiredOneOf(paymentMethods),
  label: requiredText(60),
  /** "Visa ending in 4242", "Net 30, due Dec 15". */
  text: requiredText(100),
})
export const OrderDetails = model('OrderDetails', {
  orderId: requiredText(100),
  /** The back office number; assigned a moment after the order. */
  number: text(40),
  status: requiredText(40),
  statusText: requiredText(200),
  placedAt: requiredText(40),
  email: text(100),
  lines: requiredList(CartLine),
  totals: requiredEmbed(OrderTotals),
  shippingAddress: embed(PostalAddress),
  billingAddress: embed(PostalAddress),
  shipping: embed(ShippingOption),
  payments: requiredList(OrderPayment),
  poNumber: text(60),
  jobName: text(100),
  /** Next steps with dates. */
  nextSteps: requiredList(requiredText(300)),
})

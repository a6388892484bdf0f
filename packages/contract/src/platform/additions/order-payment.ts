import { embed, flag, id, listOf, moment, money, oneOf, required, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import type { Operation } from '../../kit/operation.ts'
import { orderStatuses } from '../enums.ts'
import { Payment, PaymentTransaction } from '../orders/payments.ts'
import { rightsOf } from './rights-of.ts'

const OrderPaymentStatus = model('OrderPaymentStatus', {
  ID: id(),
  Status: required(oneOf(orderStatuses)),
  Total: required(money()),
  PaymentIDs: required(listOf(text())),
  FromUserID: required(text()),
  /** All guests are one user; the ID of the order tells them apart. */
  IsGuest: flag(),
})

const OrderSubmission = model('OrderSubmission', {
  ID: id(),
  Status: required(oneOf(orderStatuses)),
  Total: required(money()),
  DateSubmitted: moment(),
  IsCheckoutOnly: flag(),
  IsBySeller: flag(),
})

const PaidOrder = model('PaidOrder', {
  Payment: required(embed(Payment)),
  Transaction: required(embed(PaymentTransaction)),
})

const PlacedOrder = model('PlacedOrder', {
  /** With its transaction: the order is left with this payment alone, accepted. */
  Payment: embed(Payment),
  Transaction: embed(PaymentTransaction),
  /** If given, an order of another user is not found. */
  FromUserID: text(),
  /** If given, an order of a user is told apart from one of a guest. */
  IsGuest: flag(),
})

const PreparedOrder = model('PreparedOrder', {
  FromCompanyID: required(text()),
  FromUserID: required(text()),
  /** The API client whose checkout places it. */
  ClientID: required(text()),
})

export const prepareOrder: Operation = {
  id: 'Orders.Prepare',
  tag: 'Orders',
  name: 'Prepare',
  verb: 'POST',
  path: '/orders/:direction/:orderID/prepare',
  roles: ['OrderAdmin'],
  callers: ['admin'],
  body: PreparedOrder,
  reply: OrderPaymentStatus,
  status: 200,
  summary:
    'Open an order of a buyer user for an API client. It is no cart until its user makes it one. A repeat returns the same order.',
  isAddition: true,
}

export const getPaymentStatus: Operation = {
  id: 'Orders.GetPaymentStatus',
  tag: 'Orders',
  name: 'GetPaymentStatus',
  verb: 'GET',
  path: '/orders/:direction/:orderID/payment-status',
  roles: rightsOf('Payments.List').roles,
  reply: OrderPaymentStatus,
  status: 200,
  summary: 'Get the total of an order, its status and the IDs of its payments.',
  isAddition: true,
}

export const placeOrder: Operation = {
  id: 'Orders.Place',
  tag: 'Orders',
  name: 'Place',
  verb: 'POST',
  path: '/orders/:direction/:orderID/place',
  ...rightsOf('Orders.Submit'),
  body: PlacedOrder,
  reply: OrderPaymentStatus,
  status: 201,
  summary:
    'Submit an order, paid by the given payment if there is one, and get its payment status instead of the whole order. It is recorded as Orders.Submit, and the payment like that of Orders.Pay.',
  isAddition: true,
}

export const getSubmission: Operation = {
  id: 'Orders.GetSubmission',
  tag: 'Orders',
  name: 'GetSubmission',
  verb: 'GET',
  path: '/orders/:direction/:orderID/submission',
  roles: rightsOf('Orders.Get').roles,
  callers: ['admin'],
  reply: OrderSubmission,
  status: 200,
  summary:
    'Get whether an order is of an API client whose orders only the checkout of the seller submits, and whether the seller submitted it.',
  isAddition: true,
}

export const payOrder: Operation = {
  id: 'Orders.Pay',
  tag: 'Orders',
  name: 'Pay',
  verb: 'POST',
  path: '/orders/:direction/:orderID/pay',
  roles: rightsOf('Payments.Create').roles,
  body: PaidOrder,
  reply: OrderPaymentStatus,
  status: 200,
  summary: 'Leave an order with this one payment, accepted, and its transaction.',
  isAddition: true,
}

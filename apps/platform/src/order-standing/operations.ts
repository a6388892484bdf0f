import { embed, flag, id, listOf, moment, money, required, text } from '@tessera/contract/kit/fields'
import { model } from '@tessera/contract/kit/model'
import type { Operation } from '@tessera/contract/kit/operation'
import { operations } from '@tessera/contract/platform/operations'
import { Payment, PaymentTransaction } from '@tessera/contract/platform/orders/payments'

const rolesOf = (twin: string): Operation['roles'] => operations.find((one) => one.id === twin)?.roles ?? ['FullAccess']

/** How an order stands, for whoever takes money for it. */
const OrderStanding = model('OrderStanding', {
  ID: id(),
  Status: text(),
  Total: money(),
  PaymentIDs: listOf(text()),
  FromUserID: text(),
  /** All guests are one user; the ID of the order tells them apart. */
  IsGuest: flag(),
})

const OrderSubmission = model('OrderSubmission', {
  ID: id(),
  Status: text(),
  Total: money(),
  DateSubmitted: moment(),
  IsCheckoutOnly: flag(),
  IsBySeller: flag(),
})

const PaidOrder = model('PaidOrder', {
  Payment: required(embed(Payment)),
  Transaction: required(embed(PaymentTransaction)),
})

/** Our own and not rows of the public table; guarded like the rows they stand for. */
export const findStanding: Operation = {
  id: 'Orders.GetStanding',
  tag: 'Orders',
  name: 'GetStanding',
  verb: 'GET',
  path: '/orders/:direction/:orderID/standing',
  roles: rolesOf('Payments.List'),
  reply: OrderStanding,
  status: 200,
  summary:
    'Get what an order costs, how far it is and which payments it has. A submission answers the same with answer=standing.',
  isAddition: true,
}

export const findSubmission: Operation = {
  id: 'Orders.GetSubmission',
  tag: 'Orders',
  name: 'GetSubmission',
  verb: 'GET',
  path: '/orders/:direction/:orderID/submission',
  roles: rolesOf('Orders.Get'),
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
  roles: rolesOf('Payments.Create'),
  body: PaidOrder,
  reply: OrderStanding,
  status: 200,
  summary: 'Leave an order with this one payment, accepted, and its transaction.',
  isAddition: true,
}

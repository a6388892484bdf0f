import { action } from '../../kit/action.ts'
import {
  flag,
  id,
  listOf,
  maybeFlag,
  moment,
  money,
  oneOf,
  readOnly,
  ref,
  required,
  text,
  xp,
} from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { resource } from '../../kit/resource.ts'
import { paymentTypes } from '../enums.ts'
import { orders } from './orders.ts'

export const PaymentTransaction = model('PaymentTransaction', {
  ID: id(),
  Type: required(text()),
  DateExecuted: required(moment()),
  Currency: text(100),
  Amount: money(),
  Succeeded: flag(),
  ResultCode: text(),
  ResultMessage: text(),
  xp: xp(),
})

export const Payment = model(
  'Payment',
  {
    ID: id(),
    Type: oneOf(paymentTypes),
    DateCreated: readOnly(moment()),
    CreditCardID: ref('CreditCards'),
    SpendingAccountID: ref('SpendingAccounts'),
    Description: text(2000),
    Currency: readOnly(text()),
    Amount: money(),
    Accepted: maybeFlag(),
    OrderReturnID: ref('OrderReturns'),
    xp: xp(),
    Transactions: readOnly(listOf(PaymentTransaction)),
  },
  {
    search: ['ID', 'Description'],
    sort: ['DateCreated', 'ID', 'Type', 'CreditCardID', 'SpendingAccountID'],
    order: ['DateCreated'],
  },
)

export const payments = resource({
  tag: 'Payments',
  path: `${orders.path}/payments/:paymentID`,
  model: Payment,
  roles: orders.roles,
  only: ['List', 'Create', 'Get', 'Delete', 'Patch'],
})

export const paymentsActions = [
  action({
    id: 'Payments.CreateTransaction',
    verb: 'POST',
    path: `${payments.path}/transactions`,
    roles: ['OrderAdmin'],
    body: PaymentTransaction,
    reply: Payment,
    summary: 'Record a transaction on a payment.',
  }),
  action({
    id: 'Payments.DeleteTransaction',
    verb: 'DELETE',
    path: `${payments.path}/transactions/:transactionID`,
    roles: ['OrderAdmin'],
    summary: 'Remove a transaction from a payment.',
  }),
]

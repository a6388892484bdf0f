import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromUnits, sum, toUnits, type Units, zero } from '../../src/money.ts'
import type { OrderHeader, Payment } from '../../src/order-model/order-state.ts'
import { amountsOf } from '../../src/payments/amounts.ts'
import { changePayment, deletePayment } from '../../src/payments/change-payment.ts'
import { createPayment } from '../../src/payments/create-payment.ts'
import { findTransactionProblem, type PaymentContext, type PaymentInput } from '../../src/payments/payment-change.ts'
import type { SpendingAccount } from '../../src/payments/spending-account.ts'
import {
  accepted,
  codesOf,
  euros,
  lineWith,
  now,
  orderAdmin,
  paymentWith,
  sheetWith,
  shopper,
  stranger,
} from '../orders/samples.ts'

const account: SpendingAccount = {
  id: 'acc',
  balance: euros(50),
  allowAsPaymentMethod: true,
  allowExceed: false,
  startDate: null,
  endDate: null,
}
const contextWith = (given: Partial<SpendingAccount> = {}, more: Partial<PaymentContext> = {}): PaymentContext => ({
  now,
  caller: shopper,
  accounts: new Map([['acc', { ...account, ...given }]]),
  isCheckoutOnly: false,
  ...more,
})
const context = contextWith()
const admin = contextWith({}, { caller: orderAdmin })
const sheetPaid = (payments: readonly Payment[], order: Partial<OrderHeader> = {}) =>
  sheetWith([lineWith({ lineSubtotal: euros(100) })], order, { payments })
const unpaid = sheetPaid([])
const create = (given: PaymentInput, state = unpaid, how = context) => createPayment(state, 'new', given, how)
const canceled = { status: 'Canceled' } as const
const open = { status: 'Open', isSubmitted: true } as const

describe('a payment is not created', () => {
  test('by others, or on a cancelled order', () => {
    expect(codesOf(create({ type: 'PurchaseOrder' }, unpaid, { ...context, caller: stranger }))).toEqual([
      'Payment.NotAuthorizedToPatch',
    ])
    expect(codesOf(create({ type: 'PurchaseOrder' }, sheetPaid([], canceled), admin))).toEqual([
      'Payment.CannotEditCancelled',
    ])
  })

  test('without a type, or with means of another type', () => {
    expect(codesOf(create({}))).toEqual(['ValidationFailure'])
    expect(codesOf(create({ type: 'PurchaseOrder', creditCardID: 'c' }))).toEqual(['Payment.CannotSetCreditCard'])
    expect(codesOf(create({ type: 'CreditCard', spendingAccountID: 'acc' }))).toEqual([
      'Payment.CannotSetSpendingAccount',
    ])
    expect(codesOf(create({ type: 'SpendingAccount' }))).toEqual(['Payment.SpendingAccountIdMissing'])
  })

  test('of nothing or less', () => {
    for (const amount of [zero, euros(-1)])
      expect(codesOf(create({ type: 'PurchaseOrder', amount }))).toEqual(['Payment.AmountGreaterThanZero'])
  })

  test('on an order that is covered', () => {
    const type = 'PurchaseOrder'
    expect(codesOf(create({ type, amount: euros(1) }, sheetPaid([paymentWith({ amount: euros(100) })])))).toEqual([
      'Payment.AlreadyPaid',
    ])
    expect(codesOf(create({ type }, sheetPaid([paymentWith()])))).toEqual(['Payment.AlreadyPaid'])
    expect(codesOf(create({ type, amount: euros(1) }, sheetPaid([paymentWith()])))).toEqual([])
  })

  test('as accepted by a shopper', () => {
    expect(codesOf(create({ type: 'CreditCard', accepted: true }))).toEqual(['Payment.NotAuthorizedToPatch'])
    expect(accepted(create({ type: 'CreditCard', accepted: true }, unpaid, admin)).payment.accepted).toBe(true)
  })

  test('from an account that does not pay, has ended, has not started or has too little', () => {
    const from = (given: Partial<SpendingAccount>, amount: Units | null = euros(50)) =>
      codesOf(create({ type: 'SpendingAccount', spendingAccountID: 'acc', amount }, unpaid, contextWith(given)))
    expect(from({ allowAsPaymentMethod: false })).toEqual(['Payment.InvalidSpendingAccountID'])
    expect(from({ endDate: '2026-02-28T00:00:00Z' })).toEqual(['Payment.CannotUseExpiredSpendingAccount'])
    expect(from({ startDate: '2026-03-02T00:00:00Z' })).toEqual(['Payment.CannotUseExpiredSpendingAccount'])
    expect(from({}, null)).toEqual(['Payment.ExceedsBalance'])
    expect(from({ allowExceed: true }, null)).toEqual([])
    expect(from({})).toEqual([])
  })

  test('from an account that other payments of the order use up', () => {
    const first = paymentWith({ type: 'SpendingAccount', spendingAccountID: 'acc', amount: euros(30) })
    const given = { type: 'SpendingAccount', spendingAccountID: 'acc', amount: euros(30) } as const
    expect(codesOf(create(given, sheetPaid([first])))).toEqual(['Payment.ExceedsBalance'])
  })

  test('as a refund without an open return, above zero, or of more than is due', () => {
    const orderReturn = { status: 'Open', refundAmount: euros(20) } as const
    const refunded = sheetPaid([paymentWith({ orderReturnID: 'r', amount: euros(-15) })])
    const refund = (amount: number, how: Partial<PaymentContext> = { orderReturn }) =>
      codesOf(
        create({ type: 'PurchaseOrder', orderReturnID: 'r', amount: euros(amount) }, refunded, {
          ...context,
          caller: orderAdmin,
          ...how,
        }),
      )
    expect(refund(-5, { caller: shopper, orderReturn })).toEqual(['Payment.NotAuthorizedToPatch'])
    expect(refund(-5, {})).toEqual(['NotFound'])
    expect(refund(-5, { orderReturn: { ...orderReturn, status: 'Completed' } })).toEqual([
      'OrderReturn.CannotCreatePaymentBadStatus',
    ])
    expect(refund(5)).toEqual(['OrderReturn.PaymentValueMustBeNegative'])
    expect(refund(-6)).toEqual(['OrderReturn.TotalRefundsExceedRefundAmount'])
    expect(refund(-5)).toEqual([])
  })
})

describe('a payment is created', () => {
  test('accepted, unless a card has to be charged first', () => {
    expect(accepted(create({ type: 'CreditCard', creditCardID: 'c' })).payment.accepted).toBe(false)
    expect(accepted(create({ type: 'PurchaseOrder' })).payment.accepted).toBe(true)
  })

  test('without taking anything from an account before it is accepted, or where there is none', () => {
    const given = { type: 'SpendingAccount', spendingAccountID: 'acc', amount: euros(5), accepted: false } as const
    const { state, debits } = accepted(create(given, sheetPaid([paymentWith()], open), admin))
    expect(debits).toEqual([])
    expect(state.payments.map(({ debited }) => debited)).toEqual([0, 0])
  })

  test('in whole cents, and taken from the account only when the order has reached the seller', () => {
    const given = { type: 'SpendingAccount', spendingAccountID: 'acc', amount: toUnits(10.005) } as const
    expect(accepted(create(given))).toMatchObject({ payment: { amount: euros(10.01), debited: 0 }, debits: [] })
    expect(accepted(create(given, sheetPaid([], open))).debits).toEqual([
      { spendingAccountID: 'acc', amount: euros(10.01) },
    ])
  })
})

describe('a payment is changed', () => {
  const card = paymentWith({ type: 'CreditCard', creditCardID: 'c', amount: euros(10) })
  const change = (given: PaymentInput, state = sheetPaid([card]), how = context) =>
    changePayment(state, 'pay1', given, how)

  test('not where it is missing or the order is cancelled', () => {
    expect(codesOf(change({}, unpaid))).toEqual(['NotFound'])
    expect(codesOf(change({}, sheetPaid([card], canceled), admin))).toEqual(['Payment.CannotEditCancelled'])
  })

  test('not by a shopper once it is accepted, for cards and for submitted orders', () => {
    expect(codesOf(change({ amount: euros(5) }))).toEqual(['Payment.CannotPatchAccepted'])
    const onAccount = paymentWith({ amount: euros(10) })
    expect(codesOf(change({ amount: euros(5) }, sheetPaid([onAccount])))).toEqual([])
    expect(codesOf(change({ amount: euros(5) }, sheetPaid([onAccount], open)))).toEqual(['Payment.CannotPatchAccepted'])
    expect(codesOf(change({ amount: euros(5) }, sheetPaid([card]), admin))).toEqual([])
    expect(codesOf(change({ amount: euros(5) }, sheetPaid([{ ...card, accepted: false }], open)))).toEqual([])
  })

  test('not in what it is, and accepted by administrators only', () => {
    const pending = sheetPaid([{ ...card, accepted: false }])
    expect(codesOf(change({ type: 'PurchaseOrder', creditCardID: null }, pending))).toEqual([
      'Payment.CannotPatchProperty',
      'Payment.CannotPatchProperty',
    ])
    expect(codesOf(change({ accepted: true }, pending))).toEqual(['Payment.NotAuthorizedToPatch'])
    expect(accepted(change({ accepted: true }, pending, admin)).payment.accepted).toBe(true)
  })

  test('to nothing, but not below', () => {
    const pending = sheetPaid([{ ...card, accepted: false }])
    expect(codesOf(change({ amount: euros(-1) }, pending))).toEqual(['Payment.AmountGreaterThanZero'])
    expect(accepted(change({ amount: zero }, pending)).payment.amount).toBe(zero)
  })

  test('after submit by moving the difference', () => {
    const taken = paymentWith({
      type: 'SpendingAccount',
      spendingAccountID: 'acc',
      amount: euros(40),
      debited: euros(40),
    })
    const state = sheetPaid([taken], open)
    expect(accepted(change({ amount: euros(25) }, state, admin)).debits).toEqual([
      { spendingAccountID: 'acc', amount: euros(-15) },
    ])
    const poor = contextWith({ balance: euros(5) }, { caller: orderAdmin })
    expect(codesOf(change({ amount: euros(46) }, state, poor))).toEqual(['Payment.ExceedsBalance'])
    expect(codesOf(change({ amount: euros(45) }, state, poor))).toEqual([])
  })
})

describe('a payment is deleted', () => {
  const taken = paymentWith({
    type: 'SpendingAccount',
    spendingAccountID: 'acc',
    amount: euros(40),
    debited: euros(40),
  })

  test('not by a shopper once the order is submitted, nor on a cancelled order', () => {
    expect(codesOf(deletePayment(sheetPaid([taken], open), 'pay1', context))).toEqual(['Payment.NotAuthorizedToPatch'])
    expect(codesOf(deletePayment(sheetPaid([taken], canceled), 'pay1', admin))).toEqual(['Payment.CannotEditCancelled'])
  })

  test('and the account gets its money back', () => {
    const { debits, state } = accepted(deletePayment(sheetPaid([taken], open), 'pay1', admin))
    expect(debits).toEqual([{ spendingAccountID: 'acc', amount: euros(-40) }])
    expect(state.payments).toEqual([])
  })
})

describe('on an order that only the seller’s checkout submits', () => {
  const checkoutOnly = contextWith({}, { isCheckoutOnly: true })
  const colleague = contextWith({}, { isCheckoutOnly: true, caller: { ...shopper, roles: ['Shopper', 'OrderAdmin'] } })
  const seller = contextWith({}, { isCheckoutOnly: true, caller: orderAdmin })
  const types = [
    { type: 'CreditCard' },
    { type: 'PurchaseOrder' },
    { type: 'SpendingAccount', spendingAccountID: 'acc' },
  ] as const

  test.each(types)('a shopper’s payment is not accepted: $type', (given) => {
    for (const payer of [checkoutOnly, colleague]) {
      const amount = euros(10)
      const made = accepted(createPayment(sheetPaid([]), 'p', { ...given, amount }, payer))
      expect(made.payment.accepted).toBe(false)
      expect(codesOf(createPayment(sheetPaid([]), 'p', { ...given, amount, accepted: true }, payer))).toEqual([
        'Payment.NotAuthorizedToPatch',
      ])
      expect(codesOf(changePayment(made.state, 'p', { accepted: true }, payer))).toEqual([
        'Payment.NotAuthorizedToPatch',
      ])
    }
  })

  test('what the seller has accepted is the seller’s to change', () => {
    const state = sheetPaid([paymentWith({ amount: euros(10) })])
    for (const payer of [checkoutOnly, colleague])
      expect(codesOf(changePayment(state, 'pay1', { amount: euros(100) }, payer))).toEqual([
        'Payment.CannotPatchAccepted',
      ])
    expect(accepted(changePayment(state, 'pay1', { amount: euros(100) }, seller)).payment.amount).toBe(euros(100))
    expect(accepted(createPayment(sheetPaid([]), 'p', { type: 'PurchaseOrder' }, seller)).payment.accepted).toBe(true)
  })
})

test('only those who move money write transactions', () => {
  expect(findTransactionProblem(shopper)?.code).toBe('Auth.InsufficientRoles')
  expect(findTransactionProblem({ ...orderAdmin, roles: ['FullAccess'] })).toBeUndefined()
})

test('amounts left open never make more than the total, and cover it where one is open', () => {
  const amount = fc.option(fc.integer({ min: 1, max: 9000 }).map((cents) => toUnits(`${cents}e-2`)))
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 6 }), (given) => {
      const payments = given.map((one, at) => paymentWith({ id: `p${at}`, amount: one }))
      const fixed = sum(given.map((one) => one ?? zero))
      const all = sum([...amountsOf(payments, euros(100)).values()])
      expect(all - fixed).toBeGreaterThanOrEqual(0)
      if (all > fixed) expect(fromUnits(all)).toBe(100)
      if (given.includes(null) && fixed < euros(100)) expect(fromUnits(all)).toBe(100)
    }),
  )
})

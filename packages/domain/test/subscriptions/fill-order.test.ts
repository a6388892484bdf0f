import { expect, test } from 'vitest'
import { fromUnits } from '../../src/money.ts'
import { fillOrder } from '../../src/subscriptions/fill-order.ts'
import { findPaymentProblem } from '../../src/subscriptions/payment-problem.ts'
import {
  euros,
  lineContext,
  lineWith,
  offerWith,
  orderWith,
  priceSetter,
  scheduleWith,
  sheetWith,
  stocked,
} from '../orders/samples.ts'

const schedule = scheduleWith([{ Quantity: 1, Price: 10, SubscriptionPrice: 7, BundlePrice: 5 }])
const grout = offerWith({ product: { id: 'grout' }, schedule })
const kit = offerWith({
  product: { id: 'kit', isBundle: true },
  schedule: null,
  bundle: [{ productID: 'grout', required: true, defaultQuantity: 1 }],
})
const context = { ...lineContext([stocked(3, { schedule }), grout, kit]), caller: priceSetter, newID: () => 'new' }
const empty = { ...sheetWith([]), order: orderWith({ subscriptionID: 'monthly' }) }
const item = (id: string, productID: string, more: object = {}) => lineWith({ id, productID, quantity: 2, ...more })

test('products that are not offered are named once and left out, also a bundle with such a part', () => {
  const items = [
    ...[item('a', 'gone'), item('b', 'gone'), item('c', 'grout')],
    ...[item('k', 'kit', { isBundle: true }), item('p', 'lost', { bundleItemID: 'k' })],
  ]
  const { state, unavailable, errorCode } = fillOrder(empty, items, context)
  expect([state.lines.map(({ id }) => id), unavailable, errorCode]).toEqual([['c'], ['gone', 'lost'], null])
})

test('an item that cannot be ordered is left out with its code, and an empty order has one too', () => {
  const { state, errorCode } = fillOrder(empty, [item('a', 'tile', { quantity: 4 }), item('b', 'grout')], context)
  expect([state.lines.map(({ id }) => id), errorCode]).toEqual([['b'], 'Inventory.Insufficient'])
  expect(fillOrder(empty, [], context).errorCode).toBe('Order.CannotSubmitWithNoLineItems')
})

test('lines have the subscription price, parts of a bundle theirs, and a manual price stays', () => {
  const items = [
    item('a', 'tile'),
    item('b', 'grout', { unitPrice: euros(3), priceOverridden: true }),
    ...[item('k', 'kit', { isBundle: true, quantity: 1 }), item('p', 'grout', { bundleItemID: 'k' })],
  ]
  const { state, errorCode } = fillOrder(empty, items, context)
  expect(errorCode).toBeNull()
  expect(state.lines.map(({ id, unitPrice }) => [id, fromUnits(unitPrice)])).toEqual([
    ['a', 7],
    ['b', 3],
    ['k', 0],
    ['p', 5],
  ])
})

test('a payment has a type, and the card or account of that type', () => {
  expect(findPaymentProblem({})?.code).toBe('ValidationFailure')
  expect(findPaymentProblem({ Type: 'PurchaseOrder', CreditCardID: 'c' })?.code).toBe('Payment.CannotSetCreditCard')
  expect(findPaymentProblem({ Type: 'CreditCard', SpendingAccountID: 's' })?.code).toBe(
    'Payment.CannotSetSpendingAccount',
  )
  expect(findPaymentProblem({ Type: 'SpendingAccount' })?.code).toBe('Payment.SpendingAccountIdMissing')
  expect(findPaymentProblem({ Type: 'CreditCard', CreditCardID: 'c' })).toBeUndefined()
})

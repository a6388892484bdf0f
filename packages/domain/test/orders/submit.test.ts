import { describe, expect, test } from 'vitest'
import { zero } from '../../src/money.ts'
import { type Offer, offersByProduct } from '../../src/order-model/offer.ts'
import type { OrderState } from '../../src/order-model/order-state.ts'
import { approveOrder, declineOrder } from '../../src/orders/approve.ts'
import { cancelOrder, deleteOrder } from '../../src/orders/cancel.ts'
import { completeOrder, findCompleted, shipOrder } from '../../src/orders/complete-order.ts'
import { submitOrder } from '../../src/orders/submit-order.ts'
import { validateOrder } from '../../src/orders/validate-order.ts'
import type { SpendingAccount } from '../../src/payments/spending-account.ts'
import {
  accepted,
  codesOf,
  euros,
  lineWith,
  now,
  offerWith,
  orderAdmin,
  paymentWith,
  scheduleWith,
  sheetWith,
  shopper,
  specWith,
  stocked,
  stranger,
  submitContext,
} from './samples.ts'

const line = lineWith({ quantity: 4, unitPrice: euros(10), lineSubtotal: euros(40) })
const offers = offersByProduct([stocked(10)])
const account: SpendingAccount = {
  id: 'acc',
  balance: euros(100),
  allowAsPaymentMethod: true,
  allowExceed: false,
  startDate: null,
  endDate: null,
}
const paid = paymentWith({ type: 'SpendingAccount', spendingAccountID: 'acc' })
const promotions = ['l1', null].map((lineItemID) => ({
  promotionID: 'p',
  lineItemID,
  amount: euros(1),
  amountOverridden: false,
}))
const cart = sheetWith([line], {}, { payments: [paid], promotions })
const context = submitContext({ accounts: new Map([['acc', account]]) })
const codes = (state: OrderState, some: readonly Offer[], given: Partial<typeof context> = {}) =>
  validateOrder(state, offersByProduct(some), { ...context, ...given }).map(({ code }) => code)
const open = accepted(submitOrder(cart, offers, context)).state
const waiting = accepted(submitOrder(cart, offers, { ...context, approvalsRequired: ['rule'] })).state

describe('an order that only the seller’s checkout submits', () => {
  const seller = submitContext({ caller: orderAdmin, isCheckoutOnly: true })
  const paidBy = (...amounts: (number | null)[]) =>
    sheetWith(
      [line],
      {},
      { payments: amounts.map((amount, at) => paymentWith({ id: `p${at}`, amount: inEuros(amount) })) },
    )
  const inEuros = (amount: number | null) => (amount === null ? null : euros(amount))

  test.each([shopper, { ...shopper, roles: ['Shopper', 'OrderAdmin'] }, { ...shopper, roles: ['FullAccess'] }])(
    'is not submitted by a buyer, whatever the roles: $roles',
    (caller) => {
      expect(codesOf(submitOrder(paidBy(40), offers, { ...seller, caller }))).toEqual(['Order.SubmitAtCheckout'])
    },
  )

  test.each([[[]], [[39.99]], [[40.01]], [[null]], [[20, null]], [[40, 0.01]]])(
    'is not submitted with %j of 40',
    (paid) => {
      expect(codesOf(submitOrder(paidBy(...paid), offers, seller))).toEqual(['Order.PaymentsDoNotMatchTotal'])
    },
  )

  test('says first what else is wrong with it', () => {
    const unaccepted = { ...paidBy(40), payments: [paymentWith({ amount: euros(40), accepted: false })] }
    expect(codesOf(submitOrder(unaccepted, offers, seller))).toEqual(['Order.CannotSubmitWithUnaccceptedPayments'])
    const twice = accepted(submitOrder(paidBy(40), offers, seller)).state
    expect(codesOf(submitOrder(twice, offers, seller))).toEqual(['Order.CannotSubmitBadStatus'])
  })

  test('is submitted when it is paid to the cent, in one part or several, and for nothing when it costs nothing', () => {
    for (const paid of [[40], [39.99, 0.01]])
      expect(accepted(submitOrder(paidBy(...paid), offers, seller)).state.order.status).toBe('Open')
    const free = sheetWith([lineWith({ ...line, unitPrice: zero, lineSubtotal: zero })])
    expect(codesOf(submitOrder(free, offersByProduct([offerWith({})]), seller))).toEqual([])
  })

  test('is looked over as any other: whether it is paid is asked at submit', () => {
    expect(validateOrder(paidBy(), offers, seller)).toEqual([])
  })
})

describe('an order is not submitted', () => {
  test('by somebody else', () => {
    expect(codesOf(submitOrder(cart, offers, { ...context, caller: stranger }))).toEqual(['Auth.InsufficientRoles'])
  })

  test('twice', () => {
    expect(codesOf(submitOrder(open, offers, context))).toEqual(['Order.CannotSubmitBadStatus'])
  })

  test('empty, uncalculated, unpaid and in another currency, all reported at once', () => {
    const unpaid = paymentWith({ type: 'CreditCard', accepted: false })
    const state = sheetWith([], { currency: 'EUR' }, { payments: [unpaid] })
    const promotion = { code: 'Promotion.Expired' as const }
    expect(codes(state, [], { hasCheckoutEvent: true, promotionProblems: [promotion] })).toEqual([
      'Order.CannotSubmitWithNoLineItems',
      'Order.CannotSubmitUncalculatedOrder',
      'Order.CurrencyMismatch',
      'Order.CannotSubmitWithUnaccceptedPayments',
      'Promotion.Expired',
    ])
  })

  test('with products that are gone, inactive, parents or sold by others', () => {
    const names = ['gone', 'off', 'parent', 'foreign']
    const state = sheetWith(names.map((productID) => lineWith({ id: productID, productID })))
    const some = [
      offerWith({ product: { id: 'off', active: false } }),
      offerWith({ product: { id: 'parent', isParent: true } }),
      offerWith({ product: { id: 'foreign' }, isSoldBySeller: false }),
    ]
    expect(codes(state, some)).toEqual([
      'Order.ProductsNotFound',
      'Order.CannotSubmitWithInactiveProduct',
      'Order.CannotSubmitWithParentProduct',
      'LineItem.ProductNotAvailableFromSeller',
    ])
  })

  test('without prices, in quantities that are not sold, without specs, or beyond stock', () => {
    const lines = ['a', 'b', 'c', 'd'].map((id) => lineWith({ id, productID: id, quantity: 5 }))
    const some = [
      offerWith({ product: { id: 'a' }, schedule: null }),
      offerWith({ product: { id: 'b' }, schedule: scheduleWith([{ Quantity: 1, Price: 1 }], { maxQuantity: 4 }) }),
      offerWith({ product: { id: 'c' }, specs: [specWith({ required: true, allowOpenText: true })] }),
      stocked(4, { product: { id: 'd' } }),
    ]
    expect(codes(sheetWith(lines), some)).toEqual([
      'PriceSchedule.MissingOrConflicting',
      'PriceSchedule.CannotExceedMax',
      'Spec.RequiresValue',
      'Inventory.Insufficient',
    ])
  })

  test('with a limit over all lines, reported once', () => {
    const lines = ['a', 'b'].map((id) => lineWith({ id, quantity: 2 }))
    const schedule = scheduleWith([{ Quantity: 1, Price: 1 }], { maxQuantity: 3, useCumulativeQuantity: true })
    expect(codes(sheetWith(lines), [offerWith({ schedule })])).toEqual(['PriceSchedule.CumulativeCannotExceedMax'])
  })

  test('from a spending account that has too little, has ended or is gone', () => {
    const from = (given: Partial<SpendingAccount>) =>
      codes(cart, [stocked(10)], { accounts: new Map([['acc', { ...account, ...given }]]) })
    expect(from({ balance: euros(37.99) })).toEqual(['Payment.ExceedsBalance'])
    expect(from({ balance: zero, allowExceed: true })).toEqual([])
    expect(from({ endDate: '2026-02-28T00:00:00Z' })).toEqual(['Payment.CannotUseExpiredSpendingAccount'])
    expect(codes(cart, [stocked(10)], { accounts: new Map() })).toEqual(['Payment.InvalidSpendingAccountID'])
  })
})

describe('an order that is submitted', () => {
  test('opens, and takes stock, money and promotions in one', () => {
    const booking = accepted(submitOrder(cart, offers, context))
    expect(booking.state.order).toMatchObject({ status: 'Open', isSubmitted: true, dateSubmitted: now.toISOString() })
    expect(booking.stock).toEqual([{ productID: 'tile', variantID: null, recordID: null, change: -4 }])
    expect(booking.debits).toEqual([{ spendingAccountID: 'acc', amount: euros(38) }])
    expect(booking.redeemed).toEqual(['p'])
    expect(booking.state.payments).toMatchObject([{ amount: euros(38), debited: euros(38) }])
  })

  test('waits for approval and takes nothing until the last one', () => {
    const booking = accepted(submitOrder(cart, offers, { ...context, approvalsRequired: ['rule'] }))
    expect(booking).toMatchObject({ stock: [], debits: [], redeemed: [] })
    expect(booking.state.order).toMatchObject({ status: 'AwaitingApproval', isSubmitted: false, dateSubmitted: null })
  })
})

describe('approval', () => {
  const answer = { ...context, isEligible: true, approvalsLeft: [] as string[] }

  test('is refused for orders that do not wait, and from those who are not asked', () => {
    expect(codesOf(approveOrder(cart, offers, answer))).toEqual(['Order.MustBeAwaitingApproval'])
    expect(codesOf(approveOrder(waiting, offers, { ...answer, isEligible: false }))).toEqual([
      'Order.NotEligibleToApprove',
    ])
    const declined = { now, isEligible: false, allowResubmit: false }
    expect(codesOf(declineOrder(waiting, declined))).toEqual(['Order.NotEligibleToApprove'])
  })

  test('does not open what is out of stock by now', () => {
    expect(codesOf(approveOrder(waiting, offersByProduct([stocked(3)]), answer))).toEqual(['Inventory.Insufficient'])
  })

  test('does not open what is not paid: by an unaccepted payment, or to the cent where the seller opens paid orders only', () => {
    const unpaid = { ...waiting, payments: [paymentWith({ accepted: false })] }
    expect(codesOf(approveOrder(unpaid, offers, answer))).toEqual(['Order.CannotSubmitWithUnaccceptedPayments'])
    const partly = { ...waiting, payments: [paymentWith({ amount: euros(1) })] }
    expect(codesOf(approveOrder(partly, offers, { ...answer, isCheckoutOnly: true }))).toEqual([
      'Order.PaymentsDoNotMatchTotal',
    ])
  })

  test('opens the order when no rule is left', () => {
    expect(accepted(approveOrder(waiting, offers, { ...answer, approvalsLeft: ['r2'] })).state.order.status).toBe(
      'AwaitingApproval',
    )
    const booking = accepted(approveOrder(waiting, offers, answer))
    expect(booking.stock).toMatchObject([{ change: -4 }])
    expect(booking.state.order).toMatchObject({ status: 'Open', dateApproved: now.toISOString(), isSubmitted: true })
  })

  test('that is denied ends the order, or gives it back', () => {
    const statusAfter = (allowResubmit: boolean) =>
      accepted(declineOrder(waiting, { now, isEligible: true, allowResubmit })).state.order.status
    expect([statusAfter(false), statusAfter(true)]).toEqual(['Declined', 'Unsubmitted'])
  })
})

describe('an order is cancelled', () => {
  test('not by its owner once it is open, nor by anybody once it is over', () => {
    expect(codesOf(cancelOrder(open, { now, caller: shopper }))).toEqual(['Order.CannotCancelInCurrentStatus'])
    const over = accepted(cancelOrder(open, { now, caller: orderAdmin })).state
    const done = accepted(completeOrder(open, { now, caller: orderAdmin })).state
    for (const state of [over, done])
      expect(codesOf(cancelOrder(state, { now, caller: orderAdmin }))).toEqual(['Order.CannotCancelInCurrentStatus'])
  })

  test('and gives back what it took', () => {
    const booking = accepted(cancelOrder(open, { now, caller: orderAdmin }))
    expect(booking.stock).toMatchObject([{ change: 4 }])
    expect(booking.debits).toEqual([{ spendingAccountID: 'acc', amount: euros(-38) }])
    expect(booking.unredeemed).toEqual(['p'])
    expect(accepted(cancelOrder(waiting, { now, caller: shopper }))).toMatchObject({
      stock: [],
      debits: [],
      unredeemed: [],
    })
  })
})

describe('an order is deleted', () => {
  test('not by its owner once it was sent off, nor while supplier orders stand', () => {
    expect(codesOf(deleteOrder(waiting, { caller: shopper }))).toEqual(['Auth.InsufficientRoles'])
    const forwarded = { ...open, order: { ...open.order, isForwarded: true } }
    expect(codesOf(deleteOrder(forwarded, { caller: orderAdmin }))).toEqual(['Order.CannotDeleteForwardedOrder'])
  })

  test('and gives back what was not given back before', () => {
    expect(accepted(deleteOrder(open, { caller: orderAdmin })).stock).toMatchObject([{ change: 4 }])
    const over = accepted(cancelOrder(open, { now, caller: orderAdmin })).state
    expect(accepted(deleteOrder(over, { caller: orderAdmin }))).toMatchObject({ stock: [], debits: [], unredeemed: [] })
    const done = accepted(completeOrder(open, { now, caller: orderAdmin })).state
    const none = { stock: [], debits: [], unredeemed: ['p'] }
    expect(accepted(deleteOrder(done, { caller: orderAdmin }))).toMatchObject(none)
  })
})

describe('an order is fulfilled', () => {
  const admin = { now, caller: orderAdmin }

  test('not by shoppers, not before it is open, not twice and not without goods', () => {
    expect(codesOf(completeOrder(open, { now, caller: shopper }))).toEqual(['Auth.InsufficientRoles'])
    expect(codesOf(shipOrder(open, { now, caller: shopper }))).toEqual(['Auth.InsufficientRoles'])
    expect(codesOf(completeOrder(cart, admin))).toEqual(['Order.CannotCompleteBadStatus'])
    expect(codesOf(shipOrder(cart, admin))).toEqual(['Order.CannotShipBadStatus'])
    expect(codesOf(shipOrder({ ...open, lines: [] }, admin))).toEqual(['Order.CannotShipWithNoLineItems'])
    const gone = open.lines.map((one) => ({ ...one, quantityShipped: one.quantity }))
    expect(codesOf(shipOrder({ ...open, lines: gone }, admin))).toEqual(['Order.ConflictsWithOtherShipments'])
  })

  test('by one shipment of what is left', () => {
    const parts = [...open.lines.map((one) => ({ ...one, quantityShipped: 1 })), lineWith({ id: 'b', isBundle: true })]
    const { items, state } = accepted(
      shipOrder({ ...open, lines: parts }, { now, caller: { ...stranger, roles: ['ShipmentAdmin'] } }),
    )
    expect(items).toEqual([{ lineItemID: 'l1', quantity: 3 }])
    expect(state.order).toMatchObject({ status: 'Completed', dateCompleted: now.toISOString() })
  })

  test('by itself when everything has left', () => {
    expect(findCompleted(open, new Map([['l1', 3]]), now)).toBeUndefined()
    expect(findCompleted(open, new Map([['l1', 4]]), now)?.order.status).toBe('Completed')
    expect(findCompleted(cart, new Map([['l1', 4]]), now)).toBeUndefined()
  })
})

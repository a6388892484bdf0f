import { describe, expect, test } from 'vitest'
import { offersByProduct } from '../../src/order-model/offer.ts'
import { changeOrder } from '../../src/orders/change-order.ts'
import { clearedBy } from '../../src/orders/cleared-results.ts'
import { findRefreshed } from '../../src/orders/refresh.ts'
import {
  displayedShippingAddressID,
  findLineShipToProblem,
  findOrderShipToProblem,
} from '../../src/orders/shipping-address.ts'
import {
  accepted,
  codesOf,
  euros,
  lineWith,
  now,
  offerWith,
  orderAdmin,
  sheetWith,
  shopper,
  stranger,
} from './samples.ts'

const mine = { now, caller: shopper }
const admin = { now, caller: orderAdmin }
const cart = sheetWith([lineWith({ id: 'a' }), lineWith({ id: 'b' })], { isCalculated: true, hasShipEstimates: true })

describe('an order is not changed', () => {
  test('by others, and by shoppers only in the cart', () => {
    expect(codesOf(changeOrder(cart, {}, { now, caller: stranger }))).toEqual(['Auth.InsufficientRoles'])
    const open = sheetWith([], { status: 'Open', isSubmitted: true })
    expect(codesOf(changeOrder(open, { comments: 'x' }, mine))).toEqual(['Auth.InsufficientRoles'])
    expect(accepted(changeOrder(open, { comments: 'x' }, admin)).state.order.comments).toBe('x')
    expect(codesOf(changeOrder(open, { gratuity: euros(1) }, admin))).toEqual(['ValidationFailure'])
    const over = sheetWith([], { status: 'Canceled' })
    expect(codesOf(changeOrder(over, { comments: 'x' }, admin))).toEqual(['ValidationFailure'])
  })

  test('in its costs without the role for it, unless they stay the same', () => {
    const costs = { shippingCost: euros(1), taxCost: euros(2) }
    expect(codesOf(changeOrder(cart, costs, mine))).toEqual([
      'Order.OverrideShippingPermission',
      'Order.OverrideTaxPermission',
    ])
    expect(codesOf(changeOrder(cart, { shippingCost: null, taxCost: euros(0) }, mine))).toEqual([])
    const trusted = { now, caller: { ...shopper, roles: ['Shopper', 'OverrideShipping', 'OverrideTax'] } }
    expect(accepted(changeOrder(cart, costs, trusted)).state.order.total).toBe(euros(3))
  })

  test('to a negative gratuity, or to another seller or buyer', () => {
    expect(codesOf(changeOrder(cart, { gratuity: euros(-1) }, mine))).toEqual(['ValidationFailure'])
    expect(codesOf(changeOrder(cart, { toCompanyID: 'other' }, mine))).toEqual(['ValidationFailure'])
    expect(codesOf(changeOrder(cart, { toCompanyID: 'owner', fromUserID: 'user' }, mine))).toEqual([])
  })
})

describe('a change clears', () => {
  const clearedFor = (given: Parameters<typeof changeOrder>[1]) => accepted(changeOrder(cart, given, mine)).cleared

  test('nothing for a comment', () => {
    expect(clearedFor({ comments: 'x' })).toEqual({ calculation: false, shipEstimates: false })
  })

  test('the calculation for addresses and xp, and the estimates for a new total or place', () => {
    expect(clearedFor({ xp: { a: 1 } })).toEqual({ calculation: true, shipEstimates: false })
    expect(clearedFor({ billingAddressID: 'b' })).toEqual({ calculation: true, shipEstimates: false })
    expect(clearedFor({ shippingAddressID: 's' })).toEqual({ calculation: true, shipEstimates: true })
    expect(clearedFor({ gratuity: euros(1) })).toEqual({ calculation: true, shipEstimates: true })
    expect(clearedBy(['promotions'], false)).toEqual({ calculation: true, shipEstimates: false })
  })
})

describe('the shipping address of an order', () => {
  const split = sheetWith(
    [lineWith({ id: 'a', shippingAddressID: 'x' }), lineWith({ id: 'b', shippingAddressID: 'y' })],
    {
      shippingAddressID: 'x',
    },
  )

  test('is that of all lines, or none', () => {
    expect(displayedShippingAddressID(split)).toBeNull()
    expect(displayedShippingAddressID(sheetWith([], { shippingAddressID: 'x' }))).toBe('x')
  })

  test('fills every line, and leaves them alone when sent back as shown', () => {
    const filled = accepted(changeOrder(split, { shippingAddressID: 'x' }, mine)).state
    expect(filled.lines.map(({ shippingAddressID }) => shippingAddressID)).toEqual(['x', 'x'])
    expect(displayedShippingAddressID(filled)).toBe('x')
    expect(accepted(changeOrder(split, { shippingAddressID: null }, mine)).state.lines).toEqual(split.lines)
  })

  test('is changed in parts only where it was written for the order', () => {
    expect(findOrderShipToProblem(split.order)?.code).toBe('ShippingAddress.CannotPatchSetByID')
    expect(findOrderShipToProblem(cart.order)?.code).toBe('ShippingAddress.CannotModifyNotFound')
    expect(findLineShipToProblem(lineWith())?.code).toBe('LineItem.CannotPatchShippingAddressIfMissing')
    expect(findLineShipToProblem(lineWith({ shippingAddress: { City: 'Rome' } }))).toBeUndefined()
  })
})

describe('a cart that is looked at again', () => {
  const offers = offersByProduct([offerWith()])

  test('has today’s prices, and is the same when nothing has changed', () => {
    const change = findRefreshed(cart, offers, now)
    expect(change?.state.order.total).toBe(euros(20))
    expect(change && findRefreshed(change.state, offers, now)).toBeUndefined()
    expect(findRefreshed({ ...cart, order: { ...cart.order, isSubmitted: true } }, offers, now)).toBeUndefined()
  })
})

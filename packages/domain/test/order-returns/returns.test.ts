import { describe, expect, test } from 'vitest'
import { toUnits } from '../../src/money.ts'
import { changeReturn, createReturn, removeReturnItem } from '../../src/order-returns/change-return.ts'
import { withCalculatedAmounts } from '../../src/order-returns/return-amounts.ts'
import {
  approveReturn,
  cancelReturn,
  completeReturn,
  declineReturn,
  findDeleteProblem,
  submitReturn,
} from '../../src/order-returns/return-life-cycle.ts'
import type { ReturnContext } from '../../src/order-returns/return-state.ts'
import { accepted, codesOf, lineWith, now, orderAdmin, paymentWith, sheetWith, shopper } from '../orders/samples.ts'

const order = sheetWith(
  ['l1', 'l2'].map((id) => lineWith({ id, quantity: 5, quantityShipped: 4 })),
  { status: 'Completed', isSubmitted: true },
)
const contextWith = (given: Partial<ReturnContext> = {}): ReturnContext => ({
  now,
  caller: shopper,
  order,
  returned: new Map([['l1', 1]]),
  returnable: new Set(['l1', 'l2']),
  ...given,
})
const context = contextWith()
const byAdmin = contextWith({ caller: orderAdmin })
const item = (lineItemID: string, quantity = 1, amount?: number | null) => ({
  lineItemID,
  quantity,
  comments: null,
  ...(amount !== undefined && { refundAmount: amount === null ? null : toUnits(amount) }),
})
const draft = accepted(createReturn('r', { items: [item('l1', 2)] }, context)).state
const open = accepted(submitReturn(draft, [], context)).state
const waiting = accepted(submitReturn(draft, ['rule'], context)).state

describe('a return is refused', () => {
  test('for an order that is not submitted, or of somebody else', () => {
    const cart = { ...order, order: { ...order.order, status: 'AwaitingApproval' as const } }
    expect(codesOf(createReturn('r', {}, contextWith({ order: cart })))).toEqual([
      'OrderReturn.CannotCreateBadOrderStatus',
    ])
    const stranger = { ...shopper, isOwner: false }
    expect(codesOf(createReturn('r', {}, contextWith({ caller: stranger })))).toEqual(['Auth.InsufficientRoles'])
  })

  test('with a line twice, an unknown one, too many units or a product that stays sold', () => {
    const codes = (items: ReturnType<typeof item>[], given?: Partial<ReturnContext>) =>
      codesOf(createReturn('r', { items }, contextWith(given)))
    expect(codes([item('l1'), item('l1')])).toEqual(['OrderReturn.CannotCreateDuplicateItemToReturn'])
    expect(codes([item('l9')])).toEqual(['NotFound'])
    expect(codes([item('l1', 4), item('l2', 4)])).toEqual(['OrderReturn.ItemQuantityExceeded'])
    const returnable = new Set(['l2'])
    expect(codes([item('l1')], { returnable })).toEqual(['OrderReturn.ProductNotEligibleToReturn'])
    expect(codes([item('l1')], { returnable, caller: orderAdmin })).toEqual([])
  })

  test('with amounts of a shopper, or below zero', () => {
    expect(codesOf(createReturn('r', { items: [item('l1', 1, 5)] }, context))).toEqual(['Auth.InsufficientRoles'])
    expect(codesOf(createReturn('r', { refundAmount: toUnits(5) }, context))).toEqual(['Auth.InsufficientRoles'])
    for (const input of [{ refundAmount: toUnits(-1) }, { items: [item('l1', 1, -1)] }])
      expect(codesOf(createReturn('r', input, byAdmin))).toEqual(['OrderReturn.RefundAmountMustNotBeNegative'])
  })

  test('at its status: changed by its owner once submitted, canceled before, completed while it waits', () => {
    expect(codesOf(changeReturn(open, { comments: 'x' }, context))).toEqual(['Auth.InsufficientRoles'])
    expect(codesOf(cancelReturn(draft, context))).toEqual(['OrderReturn.CannotCancelUnsubmitted'])
    expect(codesOf(submitReturn(open, [], context))).toEqual(['ValidationFailure'])
    expect(codesOf(completeReturn(waiting, byAdmin))).toEqual(['OrderReturn.CannotCompleteBadStatus'])
    expect(codesOf(completeReturn(open, byAdmin))).toEqual(['OrderReturn.CannotCompleteInvalidAmount'])
    expect(codesOf(completeReturn(open, context))).toEqual(['Auth.InsufficientRoles'])
    for (const answer of [
      { now, isEligible: false },
      { now, isEligible: true },
    ])
      expect(codesOf(declineReturn(answer.isEligible ? open : waiting, answer))).toEqual([
        'OrderReturn.NotEligibleToApproveOrDecline',
      ])
    expect(findDeleteProblem(open, context)?.code).toBe('OrderReturn.NotAuthorizedToDelete')
    const done = accepted(completeReturn({ ...open, refundAmount: toUnits(0) }, byAdmin)).state
    expect(codesOf(cancelReturn(done, context))).toEqual(['Auth.InsufficientRoles'])
    expect(codesOf(changeReturn(done, { refundAmount: null }, byAdmin))).toEqual(['ValidationFailure'])
  })

  test('at submission, if the units came back by another return meanwhile', () => {
    expect(codesOf(submitReturn(draft, [], contextWith({ returned: new Map([['l1', 3]]) })))).toEqual([
      'OrderReturn.ItemQuantityExceeded',
    ])
  })
})

describe('the amount of a return', () => {
  test('is the sum of its items, unless an administrator sets it, and again once that is taken back', () => {
    const priced = accepted(createReturn('r', { items: [item('l1', 1, 5), item('l2', 1, 2.5)] }, byAdmin)).state
    expect(priced.refundAmount).toBe(toUnits(7.5))
    const set = accepted(changeReturn(priced, { refundAmount: toUnits(20) }, byAdmin)).state
    expect(set).toMatchObject({ refundAmount: toUnits(20), isOverridden: true })
    expect(accepted(removeReturnItem(set, 'l2', byAdmin)).state.refundAmount).toBe(toUnits(20))
    const cleared = accepted(changeReturn(set, { refundAmount: null }, byAdmin)).state
    expect(cleared).toMatchObject({ refundAmount: toUnits(7.5), isOverridden: false })
    expect(accepted(removeReturnItem(cleared, 'l2', byAdmin)).state.refundAmount).toBe(toUnits(5))
  })

  test('is unknown for a shopper, filled by a service, and asked again for another quantity', () => {
    expect(draft.refundAmount).toBeNull()
    const byLine = new Map([['l1', toUnits(9.994)]])
    const known = withCalculatedAmounts(draft, { refundAmount: null, byLine })
    expect(known).toMatchObject({ refundAmount: toUnits(9.99), items: [{ refundAmount: toUnits(9.99) }] })
    expect(withCalculatedAmounts(known, { refundAmount: toUnits(1), byLine })).toBe(known)
    const same = accepted(changeReturn(known, { items: [item('l1', 2)] }, context)).state
    expect(same.refundAmount).toBe(toUnits(9.99))
    const fewer = accepted(changeReturn(known, { items: [item('l1', 1)] }, context)).state
    expect(fewer).toMatchObject({ refundAmount: null, items: [{ quantity: 1, refundAmount: null }] })
  })

  test('is never below what was refunded, and completes the return when it is exactly that', () => {
    const refunded = { ...order, payments: [paymentWith({ orderReturnID: 'r', amount: toUnits(-5) })] }
    const paid = contextWith({ caller: orderAdmin, order: refunded })
    const state = { ...open, refundAmount: toUnits(9), isOverridden: true }
    expect(codesOf(changeReturn(state, { refundAmount: toUnits(4) }, paid))).toEqual([
      'OrderReturn.TotalRefundsExceedRefundAmount',
    ])
    expect(accepted(changeReturn(state, { refundAmount: toUnits(5) }, paid)).state.status).toBe('Completed')
    expect(codesOf(cancelReturn(state, contextWith({ order: refunded })))).toEqual(['Auth.InsufficientRoles'])
  })
})

test('a return waits for its approvals, opens with the last, and ends', () => {
  const answer = { now, isEligible: true }
  expect(waiting).toMatchObject({ status: 'AwaitingApproval', dateSubmitted: now.toISOString() })
  expect(accepted(approveReturn(waiting, { ...answer, approvalsLeft: ['other'] })).state.status).toBe(
    'AwaitingApproval',
  )
  expect(accepted(approveReturn(waiting, { ...answer, approvalsLeft: [] })).state).toMatchObject({
    status: 'Open',
    dateApproved: now.toISOString(),
  })
  expect(accepted(declineReturn(waiting, answer)).state).toMatchObject({ status: 'Declined' })
  expect(accepted(cancelReturn(open, context)).state.status).toBe('Canceled')
  expect(findDeleteProblem(draft, context)).toBeUndefined()
  expect(findDeleteProblem(open, byAdmin)).toBeUndefined()
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minus, sum, toUnits, zero } from '../../src/money.ts'
import type { OrderState } from '../../src/order-model/order-state.ts'
import type { Decision } from '../../src/order-model/problem.ts'
import { changeReturn, createReturn } from '../../src/order-returns/change-return.ts'
import { completeIfRefunded, refundedAmount } from '../../src/order-returns/return-amounts.ts'
import { cancelReturn, completeReturn, submitReturn } from '../../src/order-returns/return-life-cycle.ts'
import type { ReturnContext, ReturnState } from '../../src/order-returns/return-state.ts'
import { createPayment } from '../../src/payments/create-payment.ts'
import { lineWith, now, orderAdmin, paymentWith, sheetWith } from '../orders/samples.ts'

const shipped = 6
const paid = toUnits(60)
const order = (): OrderState => {
  const state = sheetWith([lineWith({ id: 'l1', quantity: 8, quantityShipped: shipped })], { status: 'Open' })
  return { ...state, order: { ...state.order, isSubmitted: true }, payments: [paymentWith({ amount: paid })] }
}

interface World {
  order: OrderState
  returns: readonly ReturnState[]
}

const isLive = ({ status }: ReturnState) => ['AwaitingApproval', 'Open', 'Completed'].includes(status)
const quantityOf = ({ items }: ReturnState) => items.reduce((total, { quantity }) => total + quantity, 0)

const contextFor = ({ order: state, returns }: World, id: string): ReturnContext => ({
  now,
  caller: orderAdmin,
  order: state,
  returned: new Map([
    ['l1', returns.filter((one) => one.id !== id && isLive(one)).reduce((all, one) => all + quantityOf(one), 0)],
  ]),
  returnable: new Set(['l1']),
})

const ids = ['r1', 'r2', 'r3'] as const
const step = fc.record({
  id: fc.constantFrom(...ids),
  action: fc.constantFrom('create', 'change', 'submit', 'submit', 'refund', 'refund', 'complete', 'cancel'),
  quantity: fc.integer({ min: 0, max: 8 }),
  dollars: fc.integer({ min: 0, max: 45 }),
})

function apply(world: World, { id, action, quantity, dollars }: ReturnType<typeof step.generate>['value']): World {
  const known = world.returns.find((one) => one.id === id)
  const context = contextFor(world, id)
  const input = {
    items: [{ lineItemID: 'l1', quantity, refundAmount: toUnits(dollars), comments: null }],
    refundAmount: null,
  }
  if (action === 'refund') return known ? refund(world, known, dollars) : world
  const decide = (): Decision<{ state: ReturnState }> | undefined => {
    if (!known) return action === 'create' ? createReturn(id, input, context) : undefined
    if (action === 'change') return changeReturn(known, input, context)
    if (action === 'submit') return submitReturn(known, [], context)
    if (action === 'complete') return completeReturn(known, context)
    return action === 'cancel' ? cancelReturn(known, context) : undefined
  }
  const decision = decide()
  if (!decision?.ok) return world
  return { ...world, returns: [...world.returns.filter((one) => one.id !== id), decision.state] }
}

function refund(world: World, known: ReturnState, dollars: number): World {
  const amount = minus(zero, toUnits(dollars))
  const decision = createPayment(
    world.order,
    `p${world.order.payments.length}`,
    { type: 'PurchaseOrder', orderReturnID: known.id, amount },
    { now, caller: orderAdmin, accounts: new Map(), isCheckoutOnly: false, orderReturn: known },
  )
  if (!decision.ok) return world
  const after = completeIfRefunded(known, decision.state.payments, now)
  return { order: decision.state, returns: [...world.returns.filter((one) => one.id !== known.id), after] }
}

test('whatever is done in whatever order, no more comes back than was shipped and no more is refunded than was paid', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 30, size: 'max' }), (steps) => {
      const world = steps.reduce(apply, { order: order(), returns: [] } as World)
      const { payments } = world.order
      const units = world.returns.filter(isLive).reduce((all, one) => all + quantityOf(one), 0)
      expect(units).toBeLessThanOrEqual(shipped)
      const refunds = payments.filter(({ orderReturnID }) => orderReturnID !== null)
      expect(minus(zero, sum(refunds.map(({ amount }) => amount ?? zero)))).toBeLessThanOrEqual(paid)
      for (const one of world.returns) {
        const refunded = refundedAmount(payments, one.id)
        expect(refunded).toBeLessThanOrEqual(one.refundAmount ?? 0)
        if (one.status === 'Open' && one.refundAmount) expect(refunded).not.toBe(one.refundAmount)
      }
    }),
    { numRuns: 400 },
  )
})

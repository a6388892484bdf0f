import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StockDelta } from '../../src/inventory/stock-deltas.ts'
import { toUnits } from '../../src/money.ts'
import { type Offer, offersByProduct } from '../../src/order-model/offer.ts'
import type { OrderState, OrderStatus } from '../../src/order-model/order-state.ts'
import { type Decision, problem, refuse } from '../../src/order-model/problem.ts'
import { addLine } from '../../src/orders/add-line.ts'
import { approveOrder, declineOrder } from '../../src/orders/approve.ts'
import { cancelOrder, deleteOrder } from '../../src/orders/cancel.ts'
import { changeLine } from '../../src/orders/change-line.ts'
import { completeOrder, shipOrder } from '../../src/orders/complete-order.ts'
import { type OrderAction, transitions } from '../../src/orders/life-cycle.ts'
import { removeLine } from '../../src/orders/remove-line.ts'
import { submitOrder } from '../../src/orders/submit-order.ts'
import type { AccountDebit } from '../../src/payments/spending-account.ts'
import { lineContext, now, orderAdmin, paymentWith, sheetWith, shopper, stocked, submitContext } from './samples.ts'

interface Step {
  state: OrderState
  stock?: readonly StockDelta[]
  debits?: readonly AccountDebit[]
  redeemed?: readonly string[]
  unredeemed?: readonly string[]
}
type Action = OrderAction | 'wait' | 'resubmit' | 'add' | 'more' | 'less' | 'remove' | 'part'

/** A minimal shop: one order, one product, one account, and their balances. */
interface World {
  state: OrderState
  stock: number
  balance: number
  redemptions: number
}

const startingStock = 50
const startingBalance = 10_000_000
const start: World = {
  state: sheetWith(
    [],
    {},
    {
      payments: [paymentWith({ type: 'SpendingAccount', spendingAccountID: 'acc' })],
      promotions: [{ promotionID: 'p', lineItemID: null, amount: toUnits(1), amountOverridden: false }],
    },
  ),
  stock: startingStock,
  balance: startingBalance,
  redemptions: 0,
}

const offersOf = ({ stock }: World): Offer[] => [stocked(stock)]

function decide(world: World, action: Action, isAdmin: boolean): Decision<Step> {
  const { state, balance } = world
  const caller = isAdmin ? orderAdmin : shopper
  const offers = offersByProduct(offersOf(world))
  const lines = lineContext(offersOf(world), caller)
  const account = {
    id: 'acc',
    balance: toUnits(`${balance}e-4`),
    allowAsPaymentMethod: true,
    allowExceed: false,
    startDate: null,
    endDate: null,
  }
  const accounts = new Map([['acc', account]])
  const submit = submitContext({ caller, accounts })
  const [first] = state.lines
  const quantity = first?.quantity ?? 1
  const table: Record<Action, () => Decision<Step>> = {
    add: () => addLine(state, { id: `l${state.lines.length}`, productID: 'tile', quantity: 7 }, lines),
    more: () => changeLine(state, first?.id ?? '', { quantity: quantity + 9 }, lines),
    less: () => changeLine(state, first?.id ?? '', { quantity: Math.max(1, quantity - 5) }, lines),
    remove: () => removeLine(state, state.lines.at(-1)?.id ?? '', lines),
    submit: () => submitOrder(state, offers, submit),
    wait: () => submitOrder(state, offers, { ...submit, approvalsRequired: ['rule'] }),
    approve: () =>
      approveOrder(state, offers, {
        now,
        accounts,
        isEligible: true,
        approvalsLeft: [],
        promotionProblems: [],
        isCheckoutOnly: false,
      }),
    decline: () => declineOrder(state, { now, isEligible: true, allowResubmit: false }),
    resubmit: () => declineOrder(state, { now, isEligible: true, allowResubmit: true }),
    cancel: () => cancelOrder(state, { now, caller }),
    complete: () => completeOrder(state, { now, caller }),
    ship: () => shipOrder(state, { now, caller }),
    part: () => shippedInPart(state),
  }
  return table[action]()
}

/** A shipment of up to two units of the first line, booked by another system. */
function shippedInPart(state: OrderState): Decision<Step> {
  if (state.order.status !== 'Open') return refuse(problem('Order.CannotShipBadStatus'))
  const lines = state.lines.map((line, at) =>
    at === 0 ? { ...line, quantityShipped: Math.min(line.quantity, line.quantityShipped + 2) } : line,
  )
  return { ok: true, state: { ...state, lines } }
}

const roadOf: Partial<Record<Action, OrderAction>> = {
  submit: 'submit',
  wait: 'submit',
  approve: 'approve',
  decline: 'decline',
  resubmit: 'decline',
  cancel: 'cancel',
  complete: 'complete',
  ship: 'ship',
}

function next(world: World, { state, stock = [], debits = [], redeemed = [], unredeemed = [] }: Step): World {
  return {
    state,
    stock: world.stock + stock.reduce((total, { change }) => total + change, 0),
    balance: world.balance - debits.reduce((total, { amount }) => total + amount, 0),
    redemptions: world.redemptions + redeemed.length - unredeemed.length,
  }
}

const often = (weight: number, ...some: readonly Action[]) => ({ weight, arbitrary: fc.constantFrom(...some) })
// most carts are filled and submitted before a cancellation, otherwise few order states are reached
const action = fc.oneof(
  often(6, 'add', 'more', 'less', 'part'),
  often(6, 'submit', 'wait', 'approve'),
  often(1, 'remove', 'resubmit', 'decline', 'cancel', 'complete', 'ship'),
)
const actions = fc.array(fc.tuple(action, fc.boolean()), { minLength: 5, maxLength: 25, size: 'max' })

/** Runs the actions, checks every step, and returns the final state. */
function run(steps: readonly (readonly [Action, boolean])[]): World {
  return steps.reduce((world, [action, isAdmin]) => {
    const decision = decide(world, action, isAdmin)
    if (!decision.ok) {
      expect(decision.problems.length).toBeGreaterThan(0)
      return world
    }
    const after = next(world, decision)
    checkRoad(world.state.order.status, after.state.order.status, roadOf[action])
    checkHoldings(after)
    return after
  }, start)
}

function checkRoad(from: OrderStatus, to: OrderStatus, road: OrderAction | undefined): void {
  if (road) expect(transitions[road][from]).toContain(to)
  else expect(to).toBe(from)
  expect(['Canceled', 'Completed']).not.toContain(road ? from : 'Open')
}

const shippedOf = ({ lines }: OrderState): number => lines.reduce((total, line) => total + line.quantityShipped, 0)

function checkHoldings({ state, stock, balance, redemptions }: World): void {
  const held = state.lines.reduce((total, { stockTaken }) => total + (stockTaken?.quantity ?? 0), 0)
  const debited = state.payments.reduce((total, payment) => total + payment.debited, 0)
  const isLive = state.order.status === 'Open' || state.order.status === 'Completed'
  expect(stock).toBeGreaterThanOrEqual(0)
  expect(stock + held).toBe(startingStock)
  expect(balance + debited).toBe(startingBalance)
  expect(redemptions).toBe(isLive ? 1 : 0)
  expect(state.order.isSubmitted).toBe(state.order.dateSubmitted !== null)
  if (isLive) expect(held).toBe(state.lines.reduce((total, { quantity }) => total + quantity, 0))
  else expect([held, debited]).toEqual([shippedOf(state), 0])
}

test('whatever is done in whatever order, an order stays on its roads and holds what it says it holds', () => {
  fc.assert(
    fc.property(actions, (steps) => {
      run(steps)
    }),
    { numRuns: 400 },
  )
})

test('nothing leads out of Canceled', () => {
  fc.assert(
    fc.property(actions, (steps) => {
      const { state } = run([...steps, ['cancel', true], ['submit', true], ['approve', true], ['more', true]])
      expect(['Canceled', 'Completed']).toContain(state.order.status)
    }),
  )
})

test('deleting after anything leaves all stock where it started, unless it was shipped', () => {
  fc.assert(
    fc.property(actions, (steps) => {
      const world = run(steps)
      const decision = deleteOrder(world.state, { caller: orderAdmin })
      if (!decision.ok || world.state.order.status === 'Completed') return
      const stock = startingStock - shippedOf(world.state)
      expect(next(world, decision)).toMatchObject({ stock, balance: startingBalance, redemptions: 0 })
    }),
  )
})

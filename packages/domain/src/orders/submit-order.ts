import { type StockDelta, stockDeltas, takeStock } from '../inventory/stock-deltas.ts'
import type { OffersByProduct } from '../order-model/offer.ts'
import type { OrderState } from '../order-model/order-state.ts'
import { type Decision, refuse } from '../order-model/problem.ts'
import { settlePayments } from '../payments/settle-payments.ts'
import type { AccountDebit } from '../payments/spending-account.ts'
import { withStatus } from './life-cycle.ts'
import { findActorProblem } from './order-permissions.ts'
import { findSubmitterProblem, findUnpaidProblem } from './submission-checks.ts'
import { type SubmitContext, validateOrder } from './validate-order.ts'

/** Bookings made together with a new status, or not at all. */
export interface OrderBooking {
  state: OrderState
  /** By source, in the order in which stock is locked. */
  stock: readonly StockDelta[]
  /** By account, in the order in which accounts are locked. */
  debits: readonly AccountDebit[]
  /** Sorted IDs of promotions that are redeemed. */
  redeemed: readonly string[]
  /** IDs of promotions whose redemption is undone. */
  unredeemed: readonly string[]
}

export type OrderDecision = Decision<OrderBooking>

/** Submits the order as it is; the caller refreshes prices and promotions before. */
export function submitOrder(state: OrderState, offers: OffersByProduct, context: SubmitContext): OrderDecision {
  const { caller, isCheckoutOnly } = context
  const stranger = findActorProblem(caller) ?? (isCheckoutOnly ? findSubmitterProblem(state, caller) : undefined)
  if (stranger) return refuse(stranger)
  const problems = validateOrder(state, offers, context)
  if (problems.length > 0) return refuse(...problems)
  const unpaid = isCheckoutOnly ? findUnpaidProblem(state) : undefined
  if (unpaid) return refuse(unpaid)
  if (context.approvalsRequired.length === 0) return { ok: true, ...openOrder(state, offers, context.now) }
  return { ok: true, ...statusBooking({ ...state, order: withStatus(state.order, 'AwaitingApproval', context.now) }) }
}

/** Opens the order: takes stock, debits accounts and redeems promotions at once. */
export function openOrder(state: OrderState, offers: OffersByProduct, now: Date): OrderBooking {
  const lines = takeStock(state.lines, offers)
  const { payments, debits } = settlePayments(state.payments, state.order.total)
  const order = { ...withStatus(state.order, 'Open', now, 'dateSubmitted'), isSubmitted: true }
  const redeemed = promotionsOf(state)
  return {
    ...statusBooking({ ...state, order, lines, payments }),
    stock: stockDeltas(state.lines, lines),
    debits,
    redeemed,
  }
}

/** A promotion on many lines is redeemed once. */
export const promotionsOf = ({ promotions }: OrderState): string[] =>
  [...new Set(promotions.map(({ promotionID }) => promotionID))].sort()

/** A change of status without any bookings. */
export const statusBooking = (state: OrderState): OrderBooking => ({
  state,
  stock: [],
  debits: [],
  redeemed: [],
  unredeemed: [],
})

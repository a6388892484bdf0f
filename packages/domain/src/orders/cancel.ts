import { returnStock, stockDeltas } from '../inventory/stock-deltas.ts'
import { type Caller, isOrderAdmin, needsRole } from '../order-model/caller.ts'
import type { OrderHeader, OrderState } from '../order-model/order-state.ts'
import { problem, refuse } from '../order-model/problem.ts'
import { returnPayments } from '../payments/settle-payments.ts'
import { findStatusProblem, withStatus } from './life-cycle.ts'
import { findActorProblem } from './order-permissions.ts'
import { type OrderBooking, type OrderDecision, promotionsOf, statusBooking } from './submit-order.ts'

interface EndContext {
  now: Date
  caller: Caller
}

/**
 * Cancels for good. Stock and payments that the order took and has not shipped are returned, once. Owners cannot cancel
 * an order the seller is working on.
 */
export function cancelOrder(state: OrderState, { now, caller }: EndContext): OrderDecision {
  const { order } = state
  const closed = findActorProblem(caller) ?? findStatusProblem(order, 'cancel')
  if (closed) return refuse(closed)
  const data = { OrderID: order.id, Status: order.status }
  if (order.status === 'Open' && !isOrderAdmin(caller))
    return refuse(problem('Order.CannotCancelInCurrentStatus', data))
  return { ok: true, ...undoBookings(state, withStatus(order, 'Canceled', now, 'dateCanceled')) }
}

/** Deletes an order. An open order returns what it took; a completed one has used it up, and only counts no longer. */
export function deleteOrder(state: OrderState, { caller }: Pick<EndContext, 'caller'>): OrderDecision {
  const { order } = state
  const stranger = findActorProblem(caller)
  if (stranger) return refuse(stranger)
  if (order.status !== 'Unsubmitted' && !isOrderAdmin(caller)) return refuse(needsRole(caller, 'OrderAdmin'))
  if (order.isForwarded) return refuse(problem('Order.CannotDeleteForwardedOrder', { OrderID: order.id }))
  if (order.status === 'Completed') return { ok: true, ...statusBooking(state), unredeemed: promotionsOf(state) }
  return { ok: true, ...undoBookings(state, order) }
}

/** Lines and payments record what they hold, so nothing is returned twice. */
function undoBookings(state: OrderState, order: OrderHeader): OrderBooking {
  const lines = returnStock(state.lines)
  const { payments, debits } = returnPayments(state.payments)
  const stock = stockDeltas(state.lines, lines)
  const unredeemed = state.order.status === 'Open' ? promotionsOf(state) : []
  return { ...statusBooking({ ...state, order, lines, payments }), stock, debits, unredeemed }
}

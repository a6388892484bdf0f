import { givingBack, stockDeltas } from '../inventory/movement.ts'
import { returnedPayments } from '../payments/settle.ts'
import { type Caller, findActorProblem, isOrderAdmin, needsRole } from './caller.ts'
import { findStatusProblem, inStatus } from './life-cycle.ts'
import { problem, refused } from './problem.ts'
import type { Sheet, SheetOrder } from './sheet.ts'
import { booked, type OrderBooking, type OrderDecision, promotionsOf } from './submit.ts'

interface EndContext {
  now: Date
  caller: Caller
}

/**
 * Cancels for good. Stock and payments that the order took and has not shipped are returned, once. Owners cannot cancel
 * an order the seller is working on.
 */
export function cancelOrder(sheet: Sheet, { now, caller }: EndContext): OrderDecision {
  const { order } = sheet
  const closed = findActorProblem(caller) ?? findStatusProblem(order, 'cancel')
  if (closed) return refused(closed)
  const data = { OrderID: order.id, Status: order.status }
  if (order.status === 'Open' && !isOrderAdmin(caller))
    return refused(problem('Order.CannotCancelInCurrentStatus', data))
  return { ok: true, ...undone(sheet, inStatus(order, 'Canceled', now, 'dateCanceled')) }
}

/** Deletes an order. An open order returns what it took; a completed one has used it up. */
export function deleteOrder(sheet: Sheet, { caller }: Pick<EndContext, 'caller'>): OrderDecision {
  const { order } = sheet
  const stranger = findActorProblem(caller)
  if (stranger) return refused(stranger)
  if (order.status !== 'Unsubmitted' && !isOrderAdmin(caller)) return refused(needsRole(caller, 'OrderAdmin'))
  if (order.isForwarded) return refused(problem('Order.CannotDeleteForwardedOrder', { OrderID: order.id }))
  return { ok: true, ...(order.status === 'Completed' ? booked(sheet) : undone(sheet, order)) }
}

/** Lines and payments record what they hold, so nothing is returned twice. */
function undone(sheet: Sheet, order: SheetOrder): OrderBooking {
  const lines = givingBack(sheet.lines)
  const { payments, debits } = returnedPayments(sheet.payments)
  const stock = stockDeltas(sheet.lines, lines)
  const unredeemed = sheet.order.status === 'Open' ? promotionsOf(sheet) : []
  return { ...booked({ ...sheet, order, lines, payments }), stock, debits, unredeemed }
}

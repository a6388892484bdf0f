import { type Caller, hasRole, isOrderAdmin, needsRole } from '../order-model/caller.ts'
import type { Line, OrderState } from '../order-model/order-state.ts'
import { type Decision, problem, refuse } from '../order-model/problem.ts'
import { findStatusProblem, withStatus } from './life-cycle.ts'
import { type OrderBooking, type OrderDecision, statusBooking } from './submit-order.ts'

interface FulfilContext {
  now: Date
  caller: Caller
}

/** Completes an order without shipments. */
export function completeOrder(state: OrderState, { now, caller }: FulfilContext): OrderDecision {
  const closed = isOrderAdmin(caller) ? findStatusProblem(state.order, 'complete') : needsRole(caller, 'OrderAdmin')
  return closed ? refuse(closed) : { ok: true, ...statusBooking(withCompletion(state, now)) }
}

export interface ShippedItem {
  lineItemID: string
  quantity: number
}

/** Ships everything that has not been shipped. */
export function shipOrder(
  state: OrderState,
  { now, caller }: FulfilContext,
): Decision<OrderBooking & { items: readonly ShippedItem[] }> {
  const mayShip = isOrderAdmin(caller) || hasRole(caller, 'ShipmentAdmin')
  const closed = mayShip ? findStatusProblem(state.order, 'ship') : needsRole(caller, 'OrderAdmin', 'ShipmentAdmin')
  if (closed) return refuse(closed)
  const goods = state.lines.filter(({ isBundle }) => !isBundle)
  if (goods.length === 0) return refuse(problem('Order.CannotShipWithNoLineItems', { OrderID: state.order.id }))
  const left = goods.filter(isUnshipped)
  if (left.length === 0)
    return refuse(problem('Order.ConflictsWithOtherShipments', { LineItemIDs: goods.map(({ id }) => id) }))
  const items = left.map(({ id, quantity, quantityShipped }) => ({
    lineItemID: id,
    quantity: quantity - quantityShipped,
  }))
  const lines = state.lines.map((line) => (line.isBundle ? line : { ...line, quantityShipped: line.quantity }))
  return { ok: true, ...statusBooking(withCompletion({ ...state, lines }, now)), items }
}

const isUnshipped = ({ quantity, quantityShipped }: Line): boolean => quantityShipped < quantity

/** Whether all goods of an open order are on shipments; it completes once these have left. */
export const isOpenAndPacked = ({ order, lines }: OrderState): boolean =>
  order.status === 'Open' && !lines.some((line) => !line.isBundle && isUnshipped(line))

/** `shipped`: quantity per line on shipments that have left. An open order completes when everything has. */
export function findCompleted(
  state: OrderState,
  shipped: ReadonlyMap<string, number>,
  now: Date,
): OrderState | undefined {
  const goods = state.lines.filter(({ isBundle }) => !isBundle)
  const isDone = goods.length > 0 && goods.every(({ id, quantity }) => (shipped.get(id) ?? 0) >= quantity)
  return isDone && state.order.status === 'Open' ? withCompletion(state, now) : undefined
}

const withCompletion = (state: OrderState, now: Date): OrderState => ({
  ...state,
  order: withStatus(state.order, 'Completed', now, 'dateCompleted'),
})

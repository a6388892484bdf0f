import { type Caller, isOrderAdmin, may, needsRole } from './caller.ts'
import { findStatusProblem, inStatus } from './life-cycle.ts'
import { type Decision, problem, refused } from './problem.ts'
import type { Line, Sheet } from './sheet.ts'
import { booked, type OrderBooking, type OrderDecision } from './submit.ts'

interface FulfilContext {
  now: Date
  caller: Caller
}

/** Completes an order without shipments. */
export function completeOrder(sheet: Sheet, { now, caller }: FulfilContext): OrderDecision {
  const closed = isOrderAdmin(caller) ? findStatusProblem(sheet.order, 'complete') : needsRole(caller, 'OrderAdmin')
  return closed ? refused(closed) : { ok: true, ...booked(completed(sheet, now)) }
}

export interface ShippedItem {
  lineItemID: string
  quantity: number
}

/** Ships everything that has not been shipped. */
export function shipOrder(
  sheet: Sheet,
  { now, caller }: FulfilContext,
): Decision<OrderBooking & { items: readonly ShippedItem[] }> {
  const mayShip = isOrderAdmin(caller) || may(caller, 'ShipmentAdmin')
  const closed = mayShip ? findStatusProblem(sheet.order, 'ship') : needsRole(caller, 'OrderAdmin', 'ShipmentAdmin')
  if (closed) return refused(closed)
  const goods = sheet.lines.filter(({ isBundle }) => !isBundle)
  if (goods.length === 0) return refused(problem('Order.CannotShipWithNoLineItems', { OrderID: sheet.order.id }))
  const left = goods.filter(isUnshipped)
  if (left.length === 0)
    return refused(problem('Order.ConflictsWithOtherShipments', { LineItemIDs: goods.map(({ id }) => id) }))
  const items = left.map(({ id, quantity, quantityShipped }) => ({
    lineItemID: id,
    quantity: quantity - quantityShipped,
  }))
  const lines = sheet.lines.map((line) => (line.isBundle ? line : { ...line, quantityShipped: line.quantity }))
  return { ok: true, ...booked(completed({ ...sheet, lines }, now)), items }
}

const isUnshipped = ({ quantity, quantityShipped }: Line): boolean => quantityShipped < quantity

/** `shipped`: quantity per line on shipments that have left. An open order completes when everything has. */
export function findCompleted(sheet: Sheet, shipped: ReadonlyMap<string, number>, now: Date): Sheet | undefined {
  const goods = sheet.lines.filter(({ isBundle }) => !isBundle)
  const isDone = goods.length > 0 && goods.every(({ id, quantity }) => (shipped.get(id) ?? 0) >= quantity)
  return isDone && sheet.order.status === 'Open' ? completed(sheet, now) : undefined
}

const completed = (sheet: Sheet, now: Date): Sheet => ({
  ...sheet,
  order: inStatus(sheet.order, 'Completed', now, 'dateCompleted'),
})

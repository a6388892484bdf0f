import { returnStock, stockDeltas } from '../inventory/stock-deltas.ts'
import type { OrderState } from '../order-model/order-state.ts'
import { type Decision, invalidProperty, notFoundProblem, problem, refuse } from '../order-model/problem.ts'
import type { ShippedItem } from './complete-order.ts'
import { type OrderBooking, statusBooking } from './submit-order.ts'

/** A quantity of one line that a shipment is to hold, and the one it holds now. */
export interface ShipmentItemChange extends ShippedItem {
  before: number
}

/** Puts a quantity of a line on a shipment. All shipments of the line together never hold more than was ordered. */
export function putOnShipment(
  state: OrderState,
  { lineItemID, quantity, before }: ShipmentItemChange,
): Decision<{ state: OrderState }> {
  const { id: OrderID, status } = state.order
  const line = state.lines.find(({ id }) => id === lineItemID)
  if (!line) return refuse(notFoundProblem('LineItem', lineItemID))
  if (line.isBundle) return refuse(problem('ShipmentItem.CannotBeBundle', { OrderID, LineItemID: lineItemID }))
  if (status === 'Canceled') return refuse(problem('Order.CannotShipBadStatus', { OrderID, Status: status }))
  if (quantity < 1) return refuse(invalidProperty('QuantityShipped', 'QuantityShipped must be at least 1.'))
  const left = line.quantity - line.quantityShipped + before
  const data = { OrderID, LineItemID: lineItemID, QuantityShipped: quantity, QuantityAvailable: left }
  if (quantity > left) return refuse(problem('ShipmentItem.QuantityExceeded', data))
  return { ok: true, state: withShippedChange(state, new Map([[lineItemID, quantity - before]])) }
}

/**
 * Takes items off a shipment. A completed order stays completed. A canceled one has kept only the stock of goods that
 * were shipped, so it returns the stock of these.
 */
export function takeOffShipment(state: OrderState, items: readonly ShippedItem[]): OrderBooking {
  const changes = new Map(items.map(({ lineItemID, quantity }) => [lineItemID, -quantity]))
  const unshipped = withShippedChange(state, changes)
  if (state.order.status !== 'Canceled') return statusBooking(unshipped)
  const lines = returnStock(unshipped.lines)
  return { ...statusBooking({ ...unshipped, lines }), stock: stockDeltas(state.lines, lines) }
}

const withShippedChange = (state: OrderState, changes: ReadonlyMap<string, number>): OrderState => ({
  ...state,
  lines: state.lines.map((line) => ({ ...line, quantityShipped: line.quantityShipped + (changes.get(line.id) ?? 0) })),
})

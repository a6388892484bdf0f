import { toUnits, zero } from '../money.ts'
import { type Caller, isOrderAdmin, needsRole } from '../order-model/caller.ts'
import type { OfferedSchedule } from '../order-model/offer.ts'
import type { Line, OrderState } from '../order-model/order-state.ts'
import { type Decision, invalidProperty, type Problem, problem, refuse } from '../order-model/problem.ts'
import { findMarkedUp } from '../pricing/markup.ts'
import { findBreak, priceIn } from '../pricing/schedule-price.ts'

export interface SplitContext {
  now: Date
  caller: Caller
  /** The marketplace owner is the buyer, or a supplier the seller. */
  isOutgoing: boolean
  /** Suppliers that can receive orders. */
  suppliers: ReadonlySet<string>
  /** IDs of lines that were forwarded before. */
  forwarded: ReadonlySet<string>
  /** The prices of a supplier by line, where the supplier has its own. */
  costs: ReadonlyMap<string, OfferedSchedule>
}

export interface SplitPlan {
  /** The lines of a new order to each supplier. */
  outgoing: ReadonlyMap<string, readonly Line[]>
  /** Lines that no supplier takes. */
  remaining: readonly string[]
}

/** Plans one order per supplier. Lines that were forwarded before stay where they are. */
export function splitOrder(state: OrderState, context: SplitContext): Decision<SplitPlan> {
  const closed = findSplitProblem(state, context)
  if (closed) return refuse(closed)
  const goods = state.lines.filter(({ isBundle, id }) => !isBundle && !context.forwarded.has(id))
  const isTaken = ({ supplierID }: Line): boolean => supplierID !== null && context.suppliers.has(supplierID)
  const taken = goods.filter(isTaken).map((line) => outgoingLine(line, state, context))
  return {
    ok: true,
    outgoing: Map.groupBy(taken, ({ supplierID }) => supplierID ?? ''),
    remaining: goods.filter((line) => !isTaken(line)).map(({ id }) => id),
  }
}

function findSplitProblem({ order }: OrderState, { caller, isOutgoing }: SplitContext): Problem | undefined {
  const data = { OrderID: order.id }
  if (!caller.isSeller) return problem('Order.CannotSplitWrongUserType', data)
  if (!isOrderAdmin(caller)) return needsRole(caller, 'OrderAdmin')
  if (isOutgoing) return problem('Order.CannotSplitOutgoing', data)
  if (!order.isSubmitted) return problem('Order.AllowedOnSubmittedOnly', data)
  return order.status === 'Open'
    ? undefined
    : invalidProperty('Status', `An order that is ${order.status} is not split.`)
}

/** The same goods at the supplier's price; the stock was taken by the buyer's order, whose discounts are not shared. */
function outgoingLine(line: Line, { order }: OrderState, { costs, now }: SplitContext): Line {
  const price = findCost(line, costs.get(line.id), order.currency, now) ?? line
  return {
    ...line,
    unitPrice: price.unitPrice,
    lineSubtotal: price.lineSubtotal,
    lineTotal: price.lineSubtotal,
    promotionDiscount: zero,
    priceOverridden: true,
    isOnSale: false,
    priceScheduleID: null,
    bundleItemID: null,
    quantityShipped: 0,
    stockTaken: null,
    inventoryRecordID: null,
    shippingAddressID: null,
    shippingAddress: null,
    invitationID: null,
  }
}

function findCost(line: Line, schedule: OfferedSchedule | undefined, currency: string | null, now: Date) {
  const found = schedule && findBreak(schedule.breaks, line.quantity)
  if (!schedule || !found || schedule.currency !== currency) return undefined
  const { price } = priceIn(found, schedule, { now, isSubscription: false, isBundlePart: line.bundleItemID !== null })
  const markups = line.specs.map((spec) => ({ type: spec.PriceMarkupType, size: toUnits(spec.PriceMarkup ?? 0) }))
  return findMarkedUp(price, markups, line.quantity)
}

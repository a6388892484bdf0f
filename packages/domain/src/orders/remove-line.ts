import { stockDeltas } from '../inventory/stock-deltas.ts'
import { isOrderAdmin } from '../order-model/caller.ts'
import type { OffersByProduct } from '../order-model/offer.ts'
import type { Line, OrderState } from '../order-model/order-state.ts'
import {
  type Decision,
  invalidProperty,
  notFoundProblem,
  type Problem,
  problem,
  refuse,
} from '../order-model/problem.ts'
import { pricingContext, repriceLines } from '../pricing/reprice-lines.ts'
import { finishChange, type LineContext, type OrderChange } from './line-change.ts'
import { findChangeProblem } from './order-permissions.ts'

export function removeLine(state: OrderState, lineID: string, context: LineContext): Decision<OrderChange> {
  const line = state.lines.find(({ id }) => id === lineID)
  if (!line) return refuse(notFoundProblem('LineItem', lineID))
  if (state.order.status === 'Open' && isOrderAdmin(context.caller)) return removeOpen(state, line, context)
  const held = findChangeProblem(state.order, context.caller, 'lines') ?? findBundleProblem(state, line, context.offers)
  return held ? refuse(held) : { ok: true, ...removeLines(state, [line], context) }
}

/**
 * Removes a line that has not shipped from an open order: its stock is returned, and the other prices stay as agreed.
 */
function removeOpen(state: OrderState, line: Line, { now, offers }: LineContext): Decision<OrderChange> {
  const shipped = { LineItemID: line.id, QuantityShipped: line.quantityShipped }
  const held =
    findBundleProblem(state, line, offers) ??
    (line.quantityShipped > 0 ? problem('ShipmentItem.QuantityExceeded', shipped) : undefined) ??
    (state.lines.length === 1 ? lastLine : undefined)
  if (held) return refuse(held)
  const lines = state.lines.filter(({ id }) => id !== line.id)
  const promotions = state.promotions.filter(({ lineItemID }) => lineItemID !== line.id)
  const change = finishChange(state, { ...state, lines, promotions }, [], now)
  return { ok: true, ...change, stock: stockDeltas([line], []) }
}

const lastLine = invalidProperty('LineItems', 'An open order keeps its last line; it is canceled as a whole.')

/** Items of a bundle cannot be removed one by one. */
function findBundleProblem({ lines }: OrderState, line: Line, offers: OffersByProduct): Problem | undefined {
  const data = { LineItemID: line.id }
  if (line.isBundle) return problem('LineItem.CannotRemoveBundle', data)
  if (line.bundleItemID === null) return undefined
  const bundleID = lines.find(({ id }) => id === line.bundleItemID)?.productID ?? ''
  const part = offers.get(bundleID)?.bundle?.find(({ productID }) => productID === line.productID)
  return problem(part?.required ? 'LineItem.CannotRemoveRequiredBundleItem' : 'LineItem.CannotRemoveBundleItem', data)
}

/** Removes the bundle's own line and its items. */
export function removeBundle(
  state: OrderState,
  bundleID: string,
  bundleItemID: string,
  context: LineContext,
): Decision<OrderChange> {
  const bundle = state.lines.find(
    ({ id, isBundle, productID }) => id === bundleItemID && isBundle && productID === bundleID,
  )
  if (!bundle) return refuse(notFoundProblem('LineItem', bundleItemID))
  const closed = findChangeProblem(state.order, context.caller, 'lines')
  if (closed) return refuse(closed)
  const parts = state.lines.filter((line) => line.bundleItemID === bundleItemID)
  return { ok: true, ...removeLines(state, [bundle, ...parts], context) }
}

/** Reprices the remaining lines; submit checks whether they can be ordered. */
function removeLines(state: OrderState, gone: readonly Line[], { now, offers }: LineContext): OrderChange {
  const ids = new Set(gone.map(({ id }) => id))
  const lines = state.lines.filter(({ id }) => !ids.has(id))
  const promotions = state.promotions.filter(({ lineItemID }) => lineItemID === null || !ids.has(lineItemID))
  const repriced = repriceLines(lines, offers, pricingContext(state, now)).lines
  return finishChange(state, { ...state, lines: repriced, promotions }, ['lines'], now)
}

import { deltaProblems, heldStock, stockDeltas } from '../inventory/stock-deltas.ts'
import type { Line, OrderState } from '../order-model/order-state.ts'
import {
  type Decision,
  invalidProperty,
  notFoundProblem,
  type Problem,
  problem,
  refuse,
} from '../order-model/problem.ts'
import { findMarkedUp } from '../pricing/markup.ts'
import { quantityProblems } from '../pricing/quantity.ts'
import { findRequantified } from '../pricing/reprice-lines.ts'
import { asChosen, getLine } from './add-line.ts'
import { changedFields, closedFieldProblems } from './changed-fields.ts'
import { touchedAspects } from './cleared-results.ts'
import { finishChange, type LineContext, type LineDecision, type LineInput, repriceOrder } from './line-change.ts'
import { bundleLineProblems, inputProblems } from './line-problems.ts'
import { findChangeProblem, laterLineFields, mayOverridePrice } from './order-permissions.ts'

/** Changes quantity, specs or address: repriced in the cart, at the agreed price once submitted. */
export function changeLine(state: OrderState, lineID: string, sent: LineInput, context: LineContext): LineDecision {
  const { caller, offers } = context
  const line = state.lines.find(({ id }) => id === lineID)
  if (!line) return refuse(notFoundProblem('LineItem', lineID))
  const closed = findChangeProblem(state.order, caller, 'line')
  if (closed) return refuse(closed)
  const { unitPrice, ...rest } = sent
  const input = mayOverridePrice(caller) ? sent : rest
  const changed = changedOf(line, input)
  if (changed.includes('productID')) return refuse(problem('LineItem.CannotChangeProductID', { LineItemID: lineID }))
  const wrong = [
    ...bundleLineProblems(line, changed),
    ...inputProblems(onlyChanged(input, changed), line.dateAdded, offers.get(line.productID)),
    ...shippedProblems(line, input),
  ]
  if (wrong.length > 0) return refuse(...wrong)
  return state.order.isSubmitted
    ? changeSubmitted(state, line, input, changed, context)
    : changeInCart(state, line, input, changed, context)
}

/** Lines of unsubmitted orders can be on shipments too. */
const shippedProblems = ({ id, quantityShipped }: Line, { quantity }: LineInput): Problem[] =>
  quantity !== undefined && quantity < quantityShipped
    ? [problem('ShipmentItem.QuantityExceeded', { LineItemID: id, QuantityShipped: quantityShipped })]
    : []

/** A manual price counts as a change even if it equals the schedule's: it stays from now on. */
function changedOf(line: Line, input: LineInput): string[] {
  const { unitPrice, specs, ...plain } = input
  const choices = line.specs.map(asChosen)
  return [
    ...changedFields(line, plain),
    ...(specs && JSON.stringify(specs.map(asChosen)) !== JSON.stringify(choices) ? ['specs'] : []),
    ...(unitPrice === undefined || (unitPrice === null && !line.priceOverridden) ? [] : ['unitPrice']),
  ]
}

/** Unchanged fields were checked when they were set. */
const onlyChanged = (input: LineInput, changed: readonly string[]): LineInput =>
  Object.fromEntries(Object.entries(input).filter(([field]) => changed.includes(field)))

const pricedBy = ['quantity', 'specs', 'unitPrice', 'inventoryRecordID']

function changeInCart(
  state: OrderState,
  line: Line,
  input: LineInput,
  changed: readonly string[],
  context: LineContext,
): LineDecision {
  const after = replaceLine(state, applyLineInput(state, line, input))
  const isPriced = changed.some((field) => pricedBy.includes(field))
  const isMoved = changed.includes('inventoryRecordID')
  const checks = { lines: isPriced ? [line.id] : [], records: isMoved ? [line.id] : [] }
  const pricing = repriceOrder(after, checks, context)
  if (!pricing.ok) return pricing
  const change = finishChange(state, pricing.state, touchedAspects(changed), context.now)
  return { ok: true, ...change, line: getLine(change.state, line.id) }
}

function changeSubmitted(
  state: OrderState,
  line: Line,
  input: LineInput,
  changed: readonly string[],
  context: LineContext,
): LineDecision {
  const closed = closedFieldProblems(changed, laterLineFields)
  if (closed.length > 0) return refuse(...closed)
  const quantity = input.quantity ?? line.quantity
  const wrong = changed.includes('quantity') ? submittedQuantityProblems(state, line, quantity, context) : []
  if (wrong.length > 0) return refuse(...wrong)
  const pricing = agreedPrice(line, quantity, input)
  if (!pricing.ok) return pricing
  const held = { ...pricing.line, stockTaken: heldStock(line, quantity) }
  const stock = stockDeltas([line], [held])
  const short = deltaProblems(stock, context.offers)
  if (short.length > 0) return refuse(...short)
  const { unitPrice, ...rest } = input
  const after = replaceLine(state, applyLineInput(state, held, rest))
  const change = finishChange(state, after, [], context.now)
  return { ok: true, ...change, stock, line: getLine(change.state, line.id) }
}

function submittedQuantityProblems(
  state: OrderState,
  line: Line,
  quantity: number,
  { offers }: LineContext,
): Problem[] {
  const schedule = offers.get(line.productID)?.schedule
  // the limits at the time of purchase, as long as the schedule still exists
  return schedule?.id === line.priceScheduleID ? quantityProblems({ ...line, quantity }, state.lines, schedule) : []
}

/** The manual price, or the earlier one; once submitted there is no automatic price to return to. */
function agreedPrice(line: Line, quantity: number, { unitPrice }: LineInput): Decision<{ line: Line }> {
  const isByHand = unitPrice != null && unitPrice !== line.unitPrice
  if (!isByHand && quantity === line.quantity) return { ok: true, line }
  const byHand = isByHand && findMarkedUp(unitPrice, [], quantity)
  const next = isByHand
    ? byHand && { ...line, ...byHand, quantity, priceOverridden: true }
    : findRequantified(line, quantity)
  return next ? { ok: true, line: next } : refuse(costsTooMuch)
}

const costsTooMuch = invalidProperty('Quantity', 'A line cannot cost more than a billion.')

/** Removing the address restores that of the order. */
function applyLineInput({ order }: OrderState, line: Line, input: LineInput): Line {
  const { productID: _same, unitPrice, specs, shippingAddressID, ...plain } = input
  return {
    ...line,
    ...plain,
    ...(specs && { specs: specs.map(asChosen) }),
    ...(unitPrice !== undefined && { unitPrice: unitPrice ?? line.unitPrice, priceOverridden: unitPrice !== null }),
    ...(shippingAddressID !== undefined && {
      shippingAddressID: shippingAddressID ?? order.shippingAddressID,
      shippingAddress: shippingAddressID === null ? order.shippingAddress : null,
    }),
  }
}

const replaceLine = (state: OrderState, line: Line): OrderState => ({
  ...state,
  lines: state.lines.map((one) => (one.id === line.id ? line : one)),
})

import { deltaProblems, holding, stockDeltas } from '../inventory/movement.ts'
import { findMarkedUp } from '../pricing/markup.ts'
import { quantityProblems } from '../pricing/quantity.ts'
import { findRequantified } from '../pricing/reprice.ts'
import { asChosen, getLine } from './add-line.ts'
import { changedFields, closedFieldProblems } from './changed-fields.ts'
import { touchedFields } from './clearing.ts'
import { type GivenLine, type LineContext, type LineDecision, repriced, settled } from './line-change.ts'
import { bundleLineProblems, givenProblems } from './line-problems.ts'
import { findChangeProblem, laterLineFields, mayOverridePrice } from './permission.ts'
import { type Decision, invalidProperty, missing, type Problem, problem, refused } from './problem.ts'
import type { Line, Sheet } from './sheet.ts'

/** Changes quantity, specs or address: repriced in the cart, at the agreed price once submitted. */
export function changeLine(sheet: Sheet, lineID: string, sent: GivenLine, context: LineContext): LineDecision {
  const { caller, offers } = context
  const line = sheet.lines.find(({ id }) => id === lineID)
  if (!line) return refused(missing('LineItem', lineID))
  const closed = findChangeProblem(sheet.order, caller, 'line')
  if (closed) return refused(closed)
  const { unitPrice, ...rest } = sent
  const given = mayOverridePrice(caller) ? sent : rest
  const changed = changedOf(line, given)
  if (changed.includes('productID')) return refused(problem('LineItem.CannotChangeProductID', { LineItemID: lineID }))
  const wrong = [
    ...bundleLineProblems(line, changed),
    ...givenProblems(only(given, changed), line.dateAdded, offers.get(line.productID)),
  ]
  if (wrong.length > 0) return refused(...wrong)
  return sheet.order.isSubmitted
    ? changeSubmitted(sheet, line, given, changed, context)
    : changeInCart(sheet, line, given, changed, context)
}

/** A manual price counts as a change even if it equals the schedule's: it stays from now on. */
function changedOf(line: Line, given: GivenLine): string[] {
  const { unitPrice, specs, ...plain } = given
  const choices = line.specs.map(asChosen)
  return [
    ...changedFields(line, plain),
    ...(specs && JSON.stringify(specs.map(asChosen)) !== JSON.stringify(choices) ? ['specs'] : []),
    ...(unitPrice === undefined || (unitPrice === null && !line.priceOverridden) ? [] : ['unitPrice']),
  ]
}

/** Unchanged fields were checked when they were set. */
const only = (given: GivenLine, changed: readonly string[]): GivenLine =>
  Object.fromEntries(Object.entries(given).filter(([field]) => changed.includes(field)))

const pricedBy = ['quantity', 'specs', 'unitPrice', 'inventoryRecordID']

function changeInCart(
  sheet: Sheet,
  line: Line,
  given: GivenLine,
  changed: readonly string[],
  context: LineContext,
): LineDecision {
  const after = replaced(sheet, written(sheet, line, given))
  const isPriced = changed.some((field) => pricedBy.includes(field))
  const isMoved = changed.includes('inventoryRecordID')
  const checks = { lines: isPriced ? [line.id] : [], records: isMoved ? [line.id] : [] }
  const pricing = repriced(after, checks, context)
  if (!pricing.ok) return pricing
  const change = settled(sheet, pricing.sheet, touchedFields(changed), context.now)
  return { ok: true, ...change, line: getLine(change.sheet, line.id) }
}

function changeSubmitted(
  sheet: Sheet,
  line: Line,
  given: GivenLine,
  changed: readonly string[],
  context: LineContext,
): LineDecision {
  const closed = closedFieldProblems(changed, laterLineFields)
  if (closed.length > 0) return refused(...closed)
  const quantity = given.quantity ?? line.quantity
  const wrong = changed.includes('quantity') ? submittedQuantityProblems(sheet, line, quantity, context) : []
  if (wrong.length > 0) return refused(...wrong)
  const pricing = agreedPrice(line, quantity, given)
  if (!pricing.ok) return pricing
  const held = { ...pricing.line, stockTaken: holding(line, quantity) }
  const stock = stockDeltas([line], [held])
  const short = deltaProblems(stock, context.offers)
  if (short.length > 0) return refused(...short)
  const { unitPrice, ...rest } = given
  const after = replaced(sheet, written(sheet, held, rest))
  const change = settled(sheet, after, [], context.now)
  return { ok: true, ...change, stock, line: getLine(change.sheet, line.id) }
}

function submittedQuantityProblems(sheet: Sheet, line: Line, quantity: number, { offers }: LineContext): Problem[] {
  const shipped = { LineItemID: line.id, QuantityShipped: line.quantityShipped }
  if (quantity < line.quantityShipped) return [problem('ShipmentItem.QuantityExceeded', shipped)]
  const schedule = offers.get(line.productID)?.schedule
  // the limits at the time of purchase, as long as the schedule still exists
  return schedule?.id === line.priceScheduleID ? quantityProblems({ ...line, quantity }, sheet.lines, schedule) : []
}

/** The manual price, or the earlier one; once submitted there is no automatic price to return to. */
function agreedPrice(line: Line, quantity: number, { unitPrice }: GivenLine): Decision<{ line: Line }> {
  const isByHand = unitPrice != null && unitPrice !== line.unitPrice
  if (!isByHand && quantity === line.quantity) return { ok: true, line }
  const byHand = isByHand && findMarkedUp(unitPrice, [], quantity)
  const next = isByHand
    ? byHand && { ...line, ...byHand, quantity, priceOverridden: true }
    : findRequantified(line, quantity)
  return next ? { ok: true, line: next } : refused(costsTooMuch)
}

const costsTooMuch = invalidProperty('Quantity', 'A line cannot cost more than a billion.')

/** Removing the address restores that of the order. */
function written({ order }: Sheet, line: Line, given: GivenLine): Line {
  const { productID: _same, unitPrice, specs, shippingAddressID, ...plain } = given
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

const replaced = (sheet: Sheet, line: Line): Sheet => ({
  ...sheet,
  lines: sheet.lines.map((one) => (one.id === line.id ? line : one)),
})

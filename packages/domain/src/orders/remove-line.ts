import { stockDeltas } from '../inventory/movement.ts'
import { pricingContext, repriceLines } from '../pricing/reprice.ts'
import { isOrderAdmin } from './caller.ts'
import { type LineContext, type SheetChange, settled } from './line-change.ts'
import type { Offers } from './offer.ts'
import { findChangeProblem } from './permission.ts'
import { type Decision, invalidProperty, missing, type Problem, problem, refused } from './problem.ts'
import type { Line, Sheet } from './sheet.ts'

export function removeLine(sheet: Sheet, lineID: string, context: LineContext): Decision<SheetChange> {
  const line = sheet.lines.find(({ id }) => id === lineID)
  if (!line) return refused(missing('LineItem', lineID))
  if (sheet.order.status === 'Open' && isOrderAdmin(context.caller)) return removeOpen(sheet, line, context)
  const held = findChangeProblem(sheet.order, context.caller, 'lines') ?? findBundleProblem(sheet, line, context.offers)
  return held ? refused(held) : { ok: true, ...without(sheet, [line], context) }
}

/**
 * Removes a line that has not shipped from an open order: its stock is returned, and the other prices stay as agreed.
 */
function removeOpen(sheet: Sheet, line: Line, { now, offers }: LineContext): Decision<SheetChange> {
  const shipped = { LineItemID: line.id, QuantityShipped: line.quantityShipped }
  const held =
    findBundleProblem(sheet, line, offers) ??
    (line.quantityShipped > 0 ? problem('ShipmentItem.QuantityExceeded', shipped) : undefined) ??
    (sheet.lines.length === 1 ? lastLine : undefined)
  if (held) return refused(held)
  const lines = sheet.lines.filter(({ id }) => id !== line.id)
  const promotions = sheet.promotions.filter(({ lineItemID }) => lineItemID !== line.id)
  const change = settled(sheet, { ...sheet, lines, promotions }, [], now)
  return { ok: true, ...change, stock: stockDeltas([line], []) }
}

const lastLine = invalidProperty('LineItems', 'An open order keeps its last line; it is canceled as a whole.')

/** Items of a bundle cannot be removed one by one. */
function findBundleProblem({ lines }: Sheet, line: Line, offers: Offers): Problem | undefined {
  const data = { LineItemID: line.id }
  if (line.isBundle) return problem('LineItem.CannotRemoveBundle', data)
  if (line.bundleItemID === null) return undefined
  const bundleID = lines.find(({ id }) => id === line.bundleItemID)?.productID ?? ''
  const part = offers.get(bundleID)?.bundle?.find(({ productID }) => productID === line.productID)
  return problem(part?.required ? 'LineItem.CannotRemoveRequiredBundleItem' : 'LineItem.CannotRemoveBundleItem', data)
}

/** Removes the bundle's own line and its items. */
export function removeBundle(
  sheet: Sheet,
  bundleID: string,
  bundleItemID: string,
  context: LineContext,
): Decision<SheetChange> {
  const bundle = sheet.lines.find(
    ({ id, isBundle, productID }) => id === bundleItemID && isBundle && productID === bundleID,
  )
  if (!bundle) return refused(missing('LineItem', bundleItemID))
  const closed = findChangeProblem(sheet.order, context.caller, 'lines')
  if (closed) return refused(closed)
  const parts = sheet.lines.filter((line) => line.bundleItemID === bundleItemID)
  return { ok: true, ...without(sheet, [bundle, ...parts], context) }
}

/** Reprices the remaining lines; submit checks whether they can be ordered. */
function without(sheet: Sheet, gone: readonly Line[], { now, offers }: LineContext): SheetChange {
  const ids = new Set(gone.map(({ id }) => id))
  const lines = sheet.lines.filter(({ id }) => !ids.has(id))
  const promotions = sheet.promotions.filter(({ lineItemID }) => lineItemID === null || !ids.has(lineItemID))
  const repriced = repriceLines(lines, offers, pricingContext(sheet, now)).lines
  return settled(sheet, { ...sheet, lines: repriced, promotions }, ['lines'], now)
}

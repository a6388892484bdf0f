import { pricingContext, repriceLines } from '../pricing/reprice.ts'
import { type LineContext, type SheetChange, settled } from './line-change.ts'
import type { Offers } from './offer.ts'
import { findChangeProblem } from './permission.ts'
import { type Decision, missing, type Problem, problem, refused } from './problem.ts'
import type { Line, Sheet } from './sheet.ts'

export function removeLine(sheet: Sheet, lineID: string, context: LineContext): Decision<SheetChange> {
  const line = sheet.lines.find(({ id }) => id === lineID)
  if (!line) return refused(missing('LineItem', lineID))
  const held = findChangeProblem(sheet.order, context.caller, 'lines') ?? findBundleProblem(sheet, line, context.offers)
  return held ? refused(held) : { ok: true, ...without(sheet, [line], context) }
}

/** A bundle comes and goes as a whole. */
function findBundleProblem({ lines }: Sheet, line: Line, offers: Offers): Problem | undefined {
  const data = { LineItemID: line.id }
  if (line.isBundle) return problem('LineItem.CannotRemoveBundle', data)
  if (line.bundleItemID === null) return undefined
  const bundleID = lines.find(({ id }) => id === line.bundleItemID)?.productID ?? ''
  const part = offers.get(bundleID)?.bundle?.find(({ productID }) => productID === line.productID)
  return problem(part?.required ? 'LineItem.CannotRemoveRequiredBundleItem' : 'LineItem.CannotRemoveBundleItem', data)
}

/** The bundle's own line and its items. */
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

/** What stays may cost something else now; whether it may be ordered is asked at submit. */
function without(sheet: Sheet, gone: readonly Line[], { now, offers }: LineContext): SheetChange {
  const ids = new Set(gone.map(({ id }) => id))
  const lines = sheet.lines.filter(({ id }) => !ids.has(id))
  const promotions = sheet.promotions.filter(({ lineItemID }) => lineItemID === null || !ids.has(lineItemID))
  const repriced = repriceLines(lines, offers, pricingContext(sheet, now)).lines
  return settled(sheet, { ...sheet, lines: repriced, promotions }, ['lines'], now)
}

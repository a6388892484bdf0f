import { zero } from '../money.ts'
import { findRoomProblem, getLine, type NewLine, newLine } from './add-line.ts'
import { type GivenLine, type LineContext, type LineDecision, repriced, settled } from './line-change.ts'
import { findPurchaseProblem, givenProblems } from './line-problems.ts'
import type { BundlePart, Offer } from './offer.ts'
import { findChangeProblem } from './permission.ts'
import { type Decision, distinct, missing, type Problem, problem, refused } from './problem.ts'
import type { Line, Sheet } from './sheet.ts'

export interface NewBundle {
  bundleID: string
  /** ID of the bundle's own line. */
  lineID: string
  items: readonly (GivenLine & { id?: string; productID: string })[]
}

/** Adds a bundle: one free line for the bundle and one line per product. `newID` names lines without an ID. */
export function addBundle(sheet: Sheet, given: NewBundle, context: LineContext, newID: () => string): LineDecision {
  const closed = findChangeProblem(sheet.order, context.caller, 'lines')
  if (closed) return refused(closed)
  const offer = context.offers.get(given.bundleID)
  if (!offer?.product.active || !offer.bundle) return refused(missing('Bundle', given.bundleID))
  const filled = filledItems(offer.bundle, given, newID)
  if (!filled.ok) return filled
  const ids = filled.items.map(({ id }) => id)
  const problems = [
    findRoomProblem(sheet, [given.lineID, ...ids]),
    ...filled.items.flatMap((item) => itemProblems(item, context)),
  ].filter((one) => one !== undefined)
  if (problems.length > 0) return refused(...distinct(problems))

  const lines = [bundleLine(sheet, given, offer, context), ...partLines(sheet, given.lineID, filled.items, context)]
  const pricing = repriced({ ...sheet, lines: [...sheet.lines, ...lines] }, { lines: ids, records: ids }, context)
  if (!pricing.ok) return pricing
  const change = settled(sheet, pricing.sheet, ['lines'], context.now)
  return { ok: true, ...change, line: getLine(change.sheet, given.lineID) }
}

/** The items sent, plus the required items of the bundle in their default quantity. */
function filledItems(
  parts: readonly BundlePart[],
  { items, bundleID }: NewBundle,
  newID: () => string,
): Decision<{ items: NewLine[] }> {
  const strangers = items.filter(({ productID }) => !parts.some((part) => part.productID === productID))
  const absent = parts.filter(
    ({ required, productID }) => required && !items.some((item) => item.productID === productID),
  )
  const unfilled = absent.filter(({ defaultQuantity }) => defaultQuantity === null)
  const isEmpty = items.length + absent.length === 0
  // nothing sent means the default content: then the bundle is incomplete, not the call
  const code = items.length === 0 && !isEmpty ? 'Bundle.DefaultQuantityMissing' : 'Bundle.RequiredBundleItemMissing'
  const problems: Problem[] = [
    ...strangers.map(({ productID }) =>
      problem('Bundle.ProductNotAssigned', { BundleID: bundleID, ProductID: productID }),
    ),
    ...unfilled.map(({ productID }) => problem(code, { BundleID: bundleID, ProductID: productID })),
    ...(isEmpty ? [problem(code, { BundleID: bundleID })] : []),
  ]
  if (problems.length > 0) return refused(...problems)
  const defaults = new Map(parts.map(({ productID, defaultQuantity }) => [productID, defaultQuantity ?? 1]))
  const all = [...items, ...absent.map(({ productID }) => ({ productID }))]
  return { ok: true, items: all.map((item) => ({ id: newID(), quantity: defaults.get(item.productID) ?? 1, ...item })) }
}

const itemProblems = (item: NewLine, { now, offers }: LineContext): Problem[] => {
  const offer = offers.get(item.productID)
  const unsold = findPurchaseProblem(item.productID, offer)
  return unsold ? [unsold] : givenProblems(item, now.toISOString(), offer)
}

function bundleLine(sheet: Sheet, { bundleID, lineID }: NewBundle, offer: Offer, context: LineContext): Line {
  const line = newLine(sheet, { id: lineID, productID: bundleID, quantity: 1 }, offer, context)
  return { ...line, isBundle: true, unitPrice: zero, priceOverridden: false }
}

const partLines = (sheet: Sheet, bundleItemID: string, items: readonly NewLine[], context: LineContext): Line[] =>
  items.flatMap((item) => {
    const offer = context.offers.get(item.productID)
    return offer ? { ...newLine(sheet, item, offer, context), bundleItemID } : []
  })

import { zero } from '../money.ts'
import type { BundlePart, Offer } from '../order-model/offer.ts'
import type { Line, OrderState } from '../order-model/order-state.ts'
import {
  type Decision,
  distinctProblems,
  notFoundProblem,
  type Problem,
  problem,
  refuse,
} from '../order-model/problem.ts'
import { findRoomProblem, getLine, type NewLine, newLine } from './add-line.ts'
import { finishChange, type LineContext, type LineDecision, type LineInput, repriceOrder } from './line-change.ts'
import { findPurchaseProblem, inputProblems } from './line-problems.ts'
import { findChangeProblem } from './order-permissions.ts'

export interface NewBundle {
  bundleID: string
  /** ID of the bundle's own line. */
  lineID: string
  items: readonly (LineInput & { id?: string; productID: string })[]
}

/** Adds a bundle: one free line for the bundle and one line per product. `newID` names lines without an ID. */
export function addBundle(
  state: OrderState,
  input: NewBundle,
  context: LineContext,
  newID: () => string,
): LineDecision {
  const closed = findChangeProblem(state.order, context.caller, 'lines')
  if (closed) return refuse(closed)
  const offer = context.offers.get(input.bundleID)
  if (!offer?.product.active || !offer.bundle) return refuse(notFoundProblem('Bundle', input.bundleID))
  const filled = filledItems(offer.bundle, input, newID)
  if (!filled.ok) return filled
  const ids = filled.items.map(({ id }) => id)
  const problems = [
    findRoomProblem(state, [input.lineID, ...ids]),
    ...filled.items.flatMap((item) => itemProblems(item, context)),
  ].filter((one) => one !== undefined)
  if (problems.length > 0) return refuse(...distinctProblems(problems))

  const lines = [bundleLine(state, input, offer, context), ...partLines(state, input.lineID, filled.items, context)]
  const pricing = repriceOrder({ ...state, lines: [...state.lines, ...lines] }, { lines: ids, records: ids }, context)
  if (!pricing.ok) return pricing
  const change = finishChange(state, pricing.state, ['lines'], context.now)
  return { ok: true, ...change, line: getLine(change.state, input.lineID) }
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
  if (problems.length > 0) return refuse(...problems)
  const defaults = new Map(parts.map(({ productID, defaultQuantity }) => [productID, defaultQuantity ?? 1]))
  const all = [...items, ...absent.map(({ productID }) => ({ productID }))]
  return { ok: true, items: all.map((item) => ({ id: newID(), quantity: defaults.get(item.productID) ?? 1, ...item })) }
}

const itemProblems = (item: NewLine, { now, offers }: LineContext): Problem[] => {
  const offer = offers.get(item.productID)
  const unsold = findPurchaseProblem(item.productID, offer)
  return unsold ? [unsold] : inputProblems(item, now.toISOString(), offer)
}

function bundleLine(state: OrderState, { bundleID, lineID }: NewBundle, offer: Offer, context: LineContext): Line {
  const line = newLine(state, { id: lineID, productID: bundleID, quantity: 1 }, offer, context)
  return { ...line, isBundle: true, unitPrice: zero, priceOverridden: false }
}

const partLines = (state: OrderState, bundleItemID: string, items: readonly NewLine[], context: LineContext): Line[] =>
  items.flatMap((item) => {
    const offer = context.offers.get(item.productID)
    return offer ? { ...newLine(state, item, offer, context), bundleItemID } : []
  })

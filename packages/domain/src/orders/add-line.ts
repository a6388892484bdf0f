import { deltaProblems, stockDeltas, takingStock } from '../inventory/movement.ts'
import { zero } from '../money.ts'
import { pricingContext, repriceLines } from '../pricing/reprice.ts'
import type { GivenSpec } from '../pricing/spec-choice.ts'
import { isOrderAdmin } from './caller.ts'
import {
  findRecordProblem,
  type GivenLine,
  type LineContext,
  type LineDecision,
  maxLines,
  repriced,
  settled,
} from './line-change.ts'
import { findPurchaseProblem, givenProblems } from './line-problems.ts'
import type { Offer } from './offer.ts'
import { findChangeProblem, mayOverridePrice } from './permission.ts'
import { invalidProperty, type Problem, problem, refused } from './problem.ts'
import type { ChosenSpec, Line, Sheet } from './sheet.ts'

export interface NewLine extends GivenLine {
  id: string
  productID: string
  /** Invitation of the group order guest who adds it. */
  invitationID?: string | null
}

/**
 * Adds a line for a product, priced and checked against stock. The same product twice makes two lines. Order
 * administrators can also add to an open order.
 */
export function addLine(sheet: Sheet, given: NewLine, context: LineContext): LineDecision {
  const { now, caller, offers } = context
  const offer = offers.get(given.productID)
  const isOpen = sheet.order.status === 'Open' && isOrderAdmin(caller)
  const closed =
    (isOpen ? undefined : findChangeProblem(sheet.order, caller, 'lines')) ?? findRoomProblem(sheet, [given.id])
  if (closed) return refused(closed)
  const unsold = findPurchaseProblem(given.productID, offer)
  if (unsold || !offer) return refused(...(unsold ? [unsold] : []))
  const wrong = givenProblems(given, now.toISOString(), offer)
  if (wrong.length > 0) return refused(...wrong)

  if (isOpen) return addOpen(sheet, newLine(sheet, given, offer, context), context)
  const lines = [...sheet.lines, newLine(sheet, given, offer, context)]
  const pricing = repriced({ ...sheet, lines }, { lines: [given.id], records: [given.id] }, context)
  if (!pricing.ok) return pricing
  const change = settled(sheet, pricing.sheet, ['lines'], now)
  return { ok: true, ...change, line: getLine(change.sheet, given.id) }
}

/** Prices the new line today and leaves the others at their agreed prices; its stock is taken at once. */
function addOpen(sheet: Sheet, line: Line, { now, offers }: LineContext): LineDecision {
  const { lines, problems } = repriceLines([...sheet.lines, line], offers, pricingContext(sheet, now))
  const added = takingStock(lines, offers).slice(-1)
  const stock = stockDeltas([], added)
  const found = [
    ...(problems.get(line.id) ?? []),
    ...added.flatMap((one) => findRecordProblem(one, offers.get(one.productID)) ?? []),
  ]
  const wrong = found.length > 0 ? found : deltaProblems(stock, offers)
  if (wrong.length > 0) return refused(...wrong)
  const change = settled(sheet, { ...sheet, lines: [...sheet.lines, ...added] }, [], now)
  return { ok: true, ...change, stock, line: getLine(change.sheet, line.id) }
}

export function findRoomProblem({ lines }: Sheet, newIDs: readonly string[]): Problem | undefined {
  const ids = [...lines.map(({ id }) => id), ...newIDs]
  const taken = newIDs.find((id) => ids.indexOf(id) !== ids.lastIndexOf(id))
  if (taken !== undefined) return problem('IdExists', { ObjectType: 'LineItem', ObjectID: taken })
  return lines.length + newIDs.length > maxLines
    ? invalidProperty('LineItems', `An order may hold ${maxLines} lines at most.`)
    : undefined
}

/** New lines ship to the order's address. */
export function newLine({ order }: Sheet, given: NewLine, { product }: Offer, { now, caller }: LineContext): Line {
  const price = mayOverridePrice(caller) ? given.unitPrice : undefined
  return {
    id: given.id,
    productID: given.productID,
    quantity: given.quantity ?? 1,
    isBundle: false,
    bundleItemID: null,
    dateAdded: now.toISOString(),
    dateNeeded: given.dateNeeded ?? null,
    quantityShipped: 0,
    unitPrice: price ?? zero,
    lineSubtotal: zero,
    promotionDiscount: zero,
    lineTotal: zero,
    priceScheduleID: null,
    isOnSale: false,
    priceOverridden: price != null,
    specs: (given.specs ?? []).map(asChosen),
    variantID: null,
    inventoryRecordID: given.inventoryRecordID ?? null,
    stockTaken: null,
    supplierID: product.defaultSupplierID,
    costCenter: given.costCenter ?? null,
    shippingAccount: given.shippingAccount ?? null,
    shippingAddressID: given.shippingAddressID ?? order.shippingAddressID,
    shippingAddress: given.shippingAddressID ? null : order.shippingAddress,
    shipFromAddressID: given.shipFromAddressID ?? product.shipFromAddressID,
    invitationID: given.invitationID ?? null,
    xp: given.xp ?? null,
  }
}

/** Names and markups come from the offer when the line is priced, never from the caller. */
export const asChosen = ({ SpecID, OptionID, Value }: GivenSpec): ChosenSpec => ({
  SpecID,
  Name: null,
  OptionID: OptionID ?? null,
  Value: Value ?? null,
  PriceMarkupType: null,
  PriceMarkup: null,
})

export function getLine({ lines }: Sheet, id: string): Line {
  const line = lines.find((one) => one.id === id)
  if (!line) throw new Error(`line ${id} is not on the order`)
  return line
}

import { deltaProblems, stockDeltas, takeStock } from '../inventory/stock-deltas.ts'
import { zero } from '../money.ts'
import { isOrderAdmin } from '../order-model/caller.ts'
import type { Offer } from '../order-model/offer.ts'
import type { ChosenSpec, Line, OrderState } from '../order-model/order-state.ts'
import { invalidProperty, type Problem, problem, refuse } from '../order-model/problem.ts'
import { pricingContext, repriceLines } from '../pricing/reprice-lines.ts'
import type { SpecInput } from '../pricing/spec-choice.ts'
import {
  findRecordProblem,
  finishChange,
  type LineContext,
  type LineDecision,
  type LineInput,
  maxLines,
  repriceOrder,
} from './line-change.ts'
import { findPurchaseProblem, inputProblems } from './line-problems.ts'
import { findChangeProblem, mayOverridePrice } from './order-permissions.ts'

export interface NewLine extends LineInput {
  id: string
  productID: string
  /** Invitation of the group order guest who adds it. */
  invitationID?: string | null
}

/**
 * Adds a line for a product, priced and checked against stock. The same product twice makes two lines. Order
 * administrators can also add to an open order.
 */
export function addLine(state: OrderState, input: NewLine, context: LineContext): LineDecision {
  const { now, caller, offers } = context
  const offer = offers.get(input.productID)
  const isOpen = state.order.status === 'Open' && isOrderAdmin(caller)
  const closed =
    (isOpen ? undefined : findChangeProblem(state.order, caller, 'lines')) ?? findRoomProblem(state, [input.id])
  if (closed) return refuse(closed)
  const unsold = findPurchaseProblem(input.productID, offer)
  if (unsold || !offer) return refuse(...(unsold ? [unsold] : []))
  const wrong = inputProblems(input, now.toISOString(), offer)
  if (wrong.length > 0) return refuse(...wrong)

  if (isOpen) return addOpen(state, newLine(state, input, offer, context), context)
  const lines = [...state.lines, newLine(state, input, offer, context)]
  const pricing = repriceOrder({ ...state, lines }, { lines: [input.id], records: [input.id] }, context)
  if (!pricing.ok) return pricing
  const change = finishChange(state, pricing.state, ['lines'], now)
  return { ok: true, ...change, line: getLine(change.state, input.id) }
}

/** Prices the new line today and leaves the others at their agreed prices; its stock is taken at once. */
function addOpen(state: OrderState, line: Line, { now, offers }: LineContext): LineDecision {
  const { lines, problems } = repriceLines([...state.lines, line], offers, pricingContext(state, now))
  const added = takeStock(lines, offers).slice(-1)
  const stock = stockDeltas([], added)
  const found = [
    ...(problems.get(line.id) ?? []),
    ...added.flatMap((one) => findRecordProblem(one, offers.get(one.productID)) ?? []),
  ]
  const wrong = found.length > 0 ? found : deltaProblems(stock, offers)
  if (wrong.length > 0) return refuse(...wrong)
  const change = finishChange(state, { ...state, lines: [...state.lines, ...added] }, [], now)
  return { ok: true, ...change, stock, line: getLine(change.state, line.id) }
}

export function findRoomProblem({ lines }: OrderState, newIDs: readonly string[]): Problem | undefined {
  const ids = [...lines.map(({ id }) => id), ...newIDs]
  const taken = newIDs.find((id) => ids.indexOf(id) !== ids.lastIndexOf(id))
  if (taken !== undefined) return problem('IdExists', { ObjectType: 'LineItem', ObjectID: taken })
  return lines.length + newIDs.length > maxLines
    ? invalidProperty('LineItems', `An order may hold ${maxLines} lines at most.`)
    : undefined
}

/** New lines ship to the order's address. */
export function newLine({ order }: OrderState, input: NewLine, { product }: Offer, { now, caller }: LineContext): Line {
  const price = mayOverridePrice(caller) ? input.unitPrice : undefined
  return {
    id: input.id,
    productID: input.productID,
    quantity: input.quantity ?? 1,
    isBundle: false,
    bundleItemID: null,
    dateAdded: now.toISOString(),
    dateNeeded: input.dateNeeded ?? null,
    quantityShipped: 0,
    unitPrice: price ?? zero,
    lineSubtotal: zero,
    promotionDiscount: zero,
    lineTotal: zero,
    priceScheduleID: null,
    isOnSale: false,
    priceOverridden: price != null,
    specs: (input.specs ?? []).map(asChosen),
    variantID: null,
    inventoryRecordID: input.inventoryRecordID ?? null,
    stockTaken: null,
    supplierID: product.defaultSupplierID,
    costCenter: input.costCenter ?? null,
    shippingAccount: input.shippingAccount ?? null,
    shippingAddressID: input.shippingAddressID ?? order.shippingAddressID,
    shippingAddress: input.shippingAddressID ? null : order.shippingAddress,
    shipFromAddressID: input.shipFromAddressID ?? product.shipFromAddressID,
    invitationID: input.invitationID ?? null,
    xp: input.xp ?? null,
  }
}

/** Names and markups come from the offer when the line is priced, never from the caller. */
export const asChosen = ({ SpecID, OptionID, Value }: SpecInput): ChosenSpec => ({
  SpecID,
  Name: null,
  OptionID: OptionID ?? null,
  Value: Value ?? null,
  PriceMarkupType: null,
  PriceMarkup: null,
})

export function getLine({ lines }: OrderState, id: string): Line {
  const line = lines.find((one) => one.id === id)
  if (!line) throw new Error(`line ${id} is not on the order`)
  return line
}

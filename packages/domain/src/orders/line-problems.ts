import type { Offer } from '../order-model/offer.ts'
import type { Line } from '../order-model/order-state.ts'
import { invalidProperty, notFoundProblem, type Problem, problem } from '../order-model/problem.ts'
import { unknownSpecProblems } from '../pricing/spec-choice.ts'
import type { LineInput } from './line-change.ts'
import { maxQuantity } from './line-change.ts'

/** The problem if this product cannot be added to a cart by itself. */
export function findPurchaseProblem(productID: string, offer: Offer | undefined): Problem | undefined {
  if (!offer?.product.active) return notFoundProblem('Product', productID)
  const data = { ProductID: productID }
  if (offer.product.isParent) return problem('LineItem.CannotPurchaseParentProduct', data)
  if (offer.product.isBundle) return problem('LineItem.CannotPurchaseBundleProduct', data)
  return offer.isSoldBySeller ? undefined : problem('LineItem.ProductNotAvailableFromSeller', data)
}

export function findQuantityProblem(quantity: number): Problem | undefined {
  if (!Number.isSafeInteger(quantity) || quantity < 1)
    return problem('LineItem.QuantityMustBePositive', { Quantity: quantity })
  const tooMany = `A line may hold ${maxQuantity} units at most.`
  return quantity > maxQuantity ? invalidProperty('Quantity', tooMany) : undefined
}

/** Problems of the input for a new or existing line. */
export function inputProblems(input: LineInput, dateAdded: string, offer: Offer | undefined): Problem[] {
  return [
    input.quantity === undefined ? undefined : findQuantityProblem(input.quantity),
    findDateProblem(input, dateAdded),
    input.unitPrice != null && input.unitPrice < 0
      ? invalidProperty('UnitPrice', 'A price cannot be negative.')
      : undefined,
    ...(offer && input.specs ? unknownSpecProblems(offer.specs, input.specs) : []),
  ].filter((one) => one !== undefined)
}

const findDateProblem = ({ dateNeeded }: LineInput, dateAdded: string): Problem | undefined =>
  dateNeeded && Date.parse(dateNeeded) <= Date.parse(dateAdded)
    ? problem('LineItem.DateNeededMustBeGreaterThanDateAdded', { DateNeeded: dateNeeded, DateAdded: dateAdded })
    : undefined

/** A bundle's own line is free and has a quantity of one. */
export const bundleLineProblems = (line: Line, changed: readonly string[]): Problem[] =>
  line.isBundle && ['quantity', 'unitPrice', 'specs', 'inventoryRecordID'].some((field) => changed.includes(field))
    ? [invalidProperty('IsBundle', 'A bundle is changed through the lines of its items.')]
    : []

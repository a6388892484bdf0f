import { type Problem, problem } from './problem.ts'
import type { Line, Sheet, SheetOrder } from './sheet.ts'

type Addressed = Pick<Line, 'shippingAddressID' | 'shippingAddress'>

/** What the order shows: the one place that all lines ship to, or none. Without lines, what was given. */
export function shownShippingAddressID({ order, lines }: Sheet): string | null {
  const places = lines.filter(({ isBundle }) => !isBundle).map(({ shippingAddressID }) => shippingAddressID)
  const [first = order.shippingAddressID] = places
  return places.every((place) => place === first) ? first : null
}

/** An address for the order is one for every line, the later ones too. */
export const shippedTo = (sheet: Sheet, address: Addressed): Sheet => ({
  ...sheet,
  order: { ...sheet.order, ...address },
  lines: sheet.lines.map((line) => ({ ...line, ...address })),
})

/** Parts of an address are changed only where the address was written for this order and is not one by ID. */
export function findOrderShipToProblem({ shippingAddressID, shippingAddress }: SheetOrder): Problem | undefined {
  if (shippingAddressID !== null) return problem('ShippingAddress.CannotPatchSetByID')
  return shippingAddress === null ? problem('ShippingAddress.CannotModifyNotFound') : undefined
}

export function findLineShipToProblem({ shippingAddressID, shippingAddress }: Addressed): Problem | undefined {
  if (shippingAddressID !== null) return problem('ShippingAddress.CannotPatchSetByID')
  return shippingAddress === null ? problem('LineItem.CannotPatchShippingAddressIfMissing') : undefined
}

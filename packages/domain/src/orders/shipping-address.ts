import { type Problem, problem } from './problem.ts'
import type { Line, Sheet, SheetOrder } from './sheet.ts'

type Addressed = Pick<Line, 'shippingAddressID' | 'shippingAddress'>

/** The displayed address: the one all lines ship to, or null. Without lines, the order's own. */
export function shownShippingAddressID({ order, lines }: Sheet): string | null {
  const places = lines.filter(({ isBundle }) => !isBundle).map(({ shippingAddressID }) => shippingAddressID)
  const [first = order.shippingAddressID] = places
  return places.every((place) => place === first) ? first : null
}

/** Sets the address of the order and all its lines; later lines get it too. */
export const shippedTo = (sheet: Sheet, address: Addressed): Sheet => ({
  ...sheet,
  order: { ...sheet.order, ...address },
  lines: sheet.lines.map((line) => ({ ...line, ...address })),
})

/** Only a one-time address can be changed in part, not one set by ID. */
export function findOrderShipToProblem({ shippingAddressID, shippingAddress }: SheetOrder): Problem | undefined {
  if (shippingAddressID !== null) return problem('ShippingAddress.CannotPatchSetByID')
  return shippingAddress === null ? problem('ShippingAddress.CannotModifyNotFound') : undefined
}

export function findLineShipToProblem({ shippingAddressID, shippingAddress }: Addressed): Problem | undefined {
  if (shippingAddressID !== null) return problem('ShippingAddress.CannotPatchSetByID')
  return shippingAddress === null ? problem('LineItem.CannotPatchShippingAddressIfMissing') : undefined
}

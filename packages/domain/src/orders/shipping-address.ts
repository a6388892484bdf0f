import type { Line, OrderHeader, OrderState } from '../order-model/order-state.ts'
import { type Problem, problem } from '../order-model/problem.ts'

type Addressed = Pick<Line, 'shippingAddressID' | 'shippingAddress'>

/** The displayed address: the one all lines ship to, or null. Without lines, the order's own. */
export function displayedShippingAddressID({ order, lines }: OrderState): string | null {
  const addressIDs = lines.filter(({ isBundle }) => !isBundle).map(({ shippingAddressID }) => shippingAddressID)
  const [first = order.shippingAddressID] = addressIDs
  return addressIDs.every((addressID) => addressID === first) ? first : null
}

/** Sets the address of the order and all its lines; later lines get it too. */
export const withShippingAddress = (state: OrderState, address: Addressed): OrderState => ({
  ...state,
  order: { ...state.order, ...address },
  lines: state.lines.map((line) => ({ ...line, ...address })),
})

/** Only a one-time address can be changed in part, not one set by ID. */
export function findOrderShipToProblem({ shippingAddressID, shippingAddress }: OrderHeader): Problem | undefined {
  if (shippingAddressID !== null) return problem('ShippingAddress.CannotPatchSetByID')
  return shippingAddress === null ? problem('ShippingAddress.CannotModifyNotFound') : undefined
}

export function findLineShipToProblem({ shippingAddressID, shippingAddress }: Addressed): Problem | undefined {
  if (shippingAddressID !== null) return problem('ShippingAddress.CannotPatchSetByID')
  return shippingAddress === null ? problem('LineItem.CannotPatchShippingAddressIfMissing') : undefined
}

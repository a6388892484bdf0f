import { addressProblems } from '../companies/address.ts'
import type { Caller } from '../order-model/caller.ts'
import type { JsonObject, Line, OrderHeader, OrderState } from '../order-model/order-state.ts'
import {
  type Decision,
  invalidProperty,
  notFoundProblem,
  type Problem,
  problem,
  refuse,
} from '../order-model/problem.ts'
import { finishChange, type OrderChange } from './line-change.ts'
import { findChangeProblem } from './order-permissions.ts'
import { findLineShipToProblem, findOrderShipToProblem, withShippingAddress } from './shipping-address.ts'

/** An address for one order only, not saved elsewhere. */
export interface OneTimeAddress {
  /** The full address, also if only parts were sent. */
  address: JsonObject
  /** Only parts were sent, so an address must already exist. */
  isPart: boolean
}

interface AddressContext {
  now: Date
  caller: Caller
}

const problemsOf = (closed: Problem | undefined, address: JsonObject): Problem[] =>
  closed ? [closed] : addressProblems(address).map(({ property, message }) => invalidProperty(property, message))

export function shipOrderTo(
  state: OrderState,
  { address, isPart }: OneTimeAddress,
  { now, caller }: AddressContext,
): Decision<OrderChange> {
  const { order } = state
  const closed = findChangeProblem(order, caller, 'order') ?? (isPart ? findOrderShipToProblem(order) : undefined)
  const problems = problemsOf(closed, address)
  if (problems.length > 0) return refuse(...problems)
  const moved = withShippingAddress(state, { shippingAddressID: null, shippingAddress: address })
  // a correction of the order's address does not affect lines with other addresses
  const lines = state.lines.map((line, at) => (isPart && !followsOrder(line, order) ? line : (moved.lines[at] ?? line)))
  return { ok: true, ...finishChange(state, { ...moved, lines }, ['shippingAddress'], now) }
}

const followsOrder = ({ shippingAddressID, shippingAddress }: Line, order: OrderHeader): boolean =>
  shippingAddressID === null && JSON.stringify(shippingAddress) === JSON.stringify(order.shippingAddress)

export function shipLineTo(
  state: OrderState,
  lineID: string,
  { address, isPart }: OneTimeAddress,
  { now, caller }: AddressContext,
): Decision<OrderChange> {
  const line = state.lines.find(({ id }) => id === lineID)
  if (!line) return refuse(notFoundProblem('LineItem', lineID))
  const closed = findChangeProblem(state.order, caller, 'line') ?? (isPart ? findLineShipToProblem(line) : undefined)
  const problems = problemsOf(closed, address)
  if (problems.length > 0) return refuse(...problems)
  const lines = state.lines.map((one) =>
    one.id === lineID ? { ...one, shippingAddressID: null, shippingAddress: address } : one,
  )
  return { ok: true, ...finishChange(state, { ...state, lines }, ['shippingAddress'], now) }
}

/**
 * `before`: the order's current one-time billing address. It is stored outside the order state, as nothing depends on
 * it.
 */
export function billOrderTo(
  state: OrderState,
  { address, isPart, before }: OneTimeAddress & { before: JsonObject | null },
  { now, caller }: AddressContext,
): Decision<OrderChange> {
  const { order } = state
  const closed = findChangeProblem(order, caller, 'order') ?? (isPart ? findBillToProblem(order, before) : undefined)
  const problems = problemsOf(closed, address)
  if (problems.length > 0) return refuse(...problems)
  const after = { ...state, order: { ...order, billingAddressID: null } }
  return { ok: true, ...finishChange(state, after, ['billingAddress'], now) }
}

function findBillToProblem({ billingAddressID }: OrderHeader, before: JsonObject | null): Problem | undefined {
  if (billingAddressID !== null) return problem('BillingAddress.CannotPatchSetByID')
  return before === null ? problem('BillingAddress.CannotModifyNotFound') : undefined
}

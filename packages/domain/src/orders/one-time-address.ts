import { addressProblems } from '../companies/address.ts'
import type { Caller } from './caller.ts'
import { type SheetChange, settled } from './line-change.ts'
import { findChangeProblem } from './permission.ts'
import { type Decision, invalidProperty, missing, type Problem, problem, refused } from './problem.ts'
import type { Json, Line, Sheet, SheetOrder } from './sheet.ts'
import { findLineShipToProblem, findOrderShipToProblem, shippedTo } from './shipping-address.ts'

/** An address for one order only, not saved elsewhere. */
export interface WrittenAddress {
  /** The full address, also if only parts were sent. */
  address: Json
  /** Only parts were sent, so an address must already exist. */
  isPart: boolean
}

interface AddressContext {
  now: Date
  caller: Caller
}

const problemsOf = (closed: Problem | undefined, address: Json): Problem[] =>
  closed ? [closed] : addressProblems(address).map(({ property, message }) => invalidProperty(property, message))

export function shipOrderTo(
  sheet: Sheet,
  { address, isPart }: WrittenAddress,
  { now, caller }: AddressContext,
): Decision<SheetChange> {
  const { order } = sheet
  const closed = findChangeProblem(order, caller, 'order') ?? (isPart ? findOrderShipToProblem(order) : undefined)
  const problems = problemsOf(closed, address)
  if (problems.length > 0) return refused(...problems)
  const moved = shippedTo(sheet, { shippingAddressID: null, shippingAddress: address })
  // a correction of the order's address does not affect lines with other addresses
  const lines = sheet.lines.map((line, at) => (isPart && !followsOrder(line, order) ? line : (moved.lines[at] ?? line)))
  return { ok: true, ...settled(sheet, { ...moved, lines }, ['shippingAddress'], now) }
}

const followsOrder = ({ shippingAddressID, shippingAddress }: Line, order: SheetOrder): boolean =>
  shippingAddressID === null && JSON.stringify(shippingAddress) === JSON.stringify(order.shippingAddress)

export function shipLineTo(
  sheet: Sheet,
  lineID: string,
  { address, isPart }: WrittenAddress,
  { now, caller }: AddressContext,
): Decision<SheetChange> {
  const line = sheet.lines.find(({ id }) => id === lineID)
  if (!line) return refused(missing('LineItem', lineID))
  const closed = findChangeProblem(sheet.order, caller, 'line') ?? (isPart ? findLineShipToProblem(line) : undefined)
  const problems = problemsOf(closed, address)
  if (problems.length > 0) return refused(...problems)
  const lines = sheet.lines.map((one) =>
    one.id === lineID ? { ...one, shippingAddressID: null, shippingAddress: address } : one,
  )
  return { ok: true, ...settled(sheet, { ...sheet, lines }, ['shippingAddress'], now) }
}

/**
 * `before`: the order's current one-time billing address. It is stored outside the order state, as nothing depends on
 * it.
 */
export function billOrderTo(
  sheet: Sheet,
  { address, isPart, before }: WrittenAddress & { before: Json | null },
  { now, caller }: AddressContext,
): Decision<SheetChange> {
  const { order } = sheet
  const closed = findChangeProblem(order, caller, 'order') ?? (isPart ? findBillToProblem(order, before) : undefined)
  const problems = problemsOf(closed, address)
  if (problems.length > 0) return refused(...problems)
  const after = { ...sheet, order: { ...order, billingAddressID: null } }
  return { ok: true, ...settled(sheet, after, ['billingAddress'], now) }
}

function findBillToProblem({ billingAddressID }: SheetOrder, before: Json | null): Problem | undefined {
  if (billingAddressID !== null) return problem('BillingAddress.CannotPatchSetByID')
  return before === null ? problem('BillingAddress.CannotModifyNotFound') : undefined
}

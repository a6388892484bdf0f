import { roundToCents, type Units, zero } from '../money.ts'
import type { Caller } from '../order-model/caller.ts'
import type { JsonObject, OrderHeader, OrderState } from '../order-model/order-state.ts'
import { type Decision, invalidProperty, type Problem, refuse } from '../order-model/problem.ts'
import { maxAmount } from '../pricing/markup.ts'
import { changedFields, closedFieldProblems, wireName } from './changed-fields.ts'
import { touchedAspects } from './cleared-results.ts'
import { finishChange, type OrderChange } from './line-change.ts'
import { costProblems, findChangeProblem, laterOrderFields } from './order-permissions.ts'
import { displayedShippingAddressID, withShippingAddress } from './shipping-address.ts'

/** Input for an existing order. Missing fields are unchanged. */
export interface OrderInput {
  toCompanyID?: string
  fromCompanyID?: string
  fromUserID?: string
  comments?: string | null
  billingAddressID?: string | null
  shippingAddressID?: string | null
  shippingCost?: Units | null
  taxCost?: Units | null
  gratuity?: Units | null
  xp?: JsonObject | null
}

const costs = ['shippingCost', 'taxCost', 'gratuity'] as const
/** Set once, when the order is created. */
const fixedFields = ['toCompanyID', 'fromCompanyID', 'fromUserID']

interface OrderContext {
  now: Date
  caller: Caller
}

export function changeOrder(state: OrderState, sent: OrderInput, { now, caller }: OrderContext): Decision<OrderChange> {
  const closed = findChangeProblem(state.order, caller, 'order')
  if (closed) return refuse(closed)
  const input = inCents(sent)
  const { shippingAddressID, ...rest } = input
  const changed = [...changedFields(state.order, rest), ...(isMoved(state, input) ? ['shippingAddressID'] : [])]
  const problems = [
    ...fixedProblems(changed),
    ...costProblems(state.order, input, caller),
    ...amountProblems(input),
    ...(state.order.status === 'Unsubmitted' ? [] : closedFieldProblems(changed, laterOrderFields)),
  ]
  if (problems.length > 0) return refuse(...problems)
  return { ok: true, ...finishChange(state, applyOrderInput(state, input), touchedAspects(changed), now) }
}

/** A null amount counts as zero. */
const inCents = (input: OrderInput): OrderInput => ({
  ...input,
  ...Object.fromEntries(
    costs.filter((cost) => input[cost] !== undefined).map((cost) => [cost, roundToCents(input[cost] ?? zero)]),
  ),
})

/** Sending the displayed address back leaves lines with other addresses unchanged. */
const isMoved = (state: OrderState, { shippingAddressID }: OrderInput): boolean =>
  shippingAddressID !== undefined && shippingAddressID !== displayedShippingAddressID(state)

const fixedProblems = (changed: readonly string[]): Problem[] =>
  changed
    .filter((field) => fixedFields.includes(field))
    .map(wireName)
    .map((name) => invalidProperty(name, `${name} is set when the order is created and stays.`))

const amountProblems = (input: OrderInput): Problem[] =>
  costs
    .filter((cost) => (input[cost] ?? 0) < 0 || (input[cost] ?? 0) > maxAmount)
    .map(wireName)
    .map((name) => invalidProperty(name, `${name} must be from zero to a billion.`))

function applyOrderInput(state: OrderState, input: OrderInput): OrderState {
  const { shippingAddressID = null, toCompanyID: _to, fromCompanyID: _from, fromUserID: _user, ...plain } = input
  const after: OrderState = { ...state, order: { ...state.order, ...(plain as Partial<OrderHeader>) } }
  return isMoved(state, input) ? withShippingAddress(after, { shippingAddressID, shippingAddress: null }) : after
}

import { roundToCents, type Units, zero } from '../money.ts'
import { maxAmount } from '../pricing/markup.ts'
import type { Caller } from './caller.ts'
import { changedFields, closedFieldProblems, wireName } from './changed-fields.ts'
import { touchedFields } from './clearing.ts'
import { type SheetChange, settled } from './line-change.ts'
import { costProblems, findChangeProblem, laterOrderFields } from './permission.ts'
import { type Decision, invalidProperty, type Problem, refused } from './problem.ts'
import type { Json, Sheet, SheetOrder } from './sheet.ts'
import { shippedTo, shownShippingAddressID } from './shipping-address.ts'

/** Input for an existing order. Missing fields are unchanged. */
export interface GivenOrder {
  toCompanyID?: string
  fromCompanyID?: string
  fromUserID?: string
  comments?: string | null
  billingAddressID?: string | null
  shippingAddressID?: string | null
  shippingCost?: Units | null
  taxCost?: Units | null
  gratuity?: Units | null
  xp?: Json | null
}

const costs = ['shippingCost', 'taxCost', 'gratuity'] as const
/** Set once, when the order is created. */
const fixed = ['toCompanyID', 'fromCompanyID', 'fromUserID']

interface OrderContext {
  now: Date
  caller: Caller
}

export function changeOrder(sheet: Sheet, sent: GivenOrder, { now, caller }: OrderContext): Decision<SheetChange> {
  const closed = findChangeProblem(sheet.order, caller, 'order')
  if (closed) return refused(closed)
  const given = inCents(sent)
  const { shippingAddressID, ...rest } = given
  const changed = [...changedFields(sheet.order, rest), ...(isMoved(sheet, given) ? ['shippingAddressID'] : [])]
  const problems = [
    ...fixedProblems(changed),
    ...costProblems(sheet.order, given, caller),
    ...amountProblems(given),
    ...(sheet.order.status === 'Unsubmitted' ? [] : closedFieldProblems(changed, laterOrderFields)),
  ]
  if (problems.length > 0) return refused(...problems)
  return { ok: true, ...settled(sheet, written(sheet, given), touchedFields(changed), now) }
}

/** A null amount counts as zero. */
const inCents = (given: GivenOrder): GivenOrder => ({
  ...given,
  ...Object.fromEntries(
    costs.filter((cost) => given[cost] !== undefined).map((cost) => [cost, roundToCents(given[cost] ?? zero)]),
  ),
})

/** Sending the displayed address back leaves lines with other addresses unchanged. */
const isMoved = (sheet: Sheet, { shippingAddressID }: GivenOrder): boolean =>
  shippingAddressID !== undefined && shippingAddressID !== shownShippingAddressID(sheet)

const fixedProblems = (changed: readonly string[]): Problem[] =>
  changed
    .filter((field) => fixed.includes(field))
    .map(wireName)
    .map((name) => invalidProperty(name, `${name} is set when the order is created and stays.`))

const amountProblems = (given: GivenOrder): Problem[] =>
  costs
    .filter((cost) => (given[cost] ?? 0) < 0 || (given[cost] ?? 0) > maxAmount)
    .map(wireName)
    .map((name) => invalidProperty(name, `${name} must be from zero to a billion.`))

function written(sheet: Sheet, given: GivenOrder): Sheet {
  const { shippingAddressID = null, toCompanyID: _to, fromCompanyID: _from, fromUserID: _user, ...plain } = given
  const after: Sheet = { ...sheet, order: { ...sheet.order, ...(plain as Partial<SheetOrder>) } }
  return isMoved(sheet, given) ? shippedTo(after, { shippingAddressID, shippingAddress: null }) : after
}

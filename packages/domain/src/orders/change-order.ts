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

/** What is sent for an order that exists. A field that is not there stays as it is. */
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
/** Who sells to whom is said once, when the order is made. */
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

/** No amount is none. */
const inCents = (given: GivenOrder): GivenOrder => ({
  ...given,
  ...Object.fromEntries(
    costs.filter((cost) => given[cost] !== undefined).map((cost) => [cost, roundToCents(given[cost] ?? zero)]),
  ),
})

/** The address sent back as it is shown leaves lines with places of their own alone. */
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

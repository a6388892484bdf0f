import { invalid, refuse } from '../../../kit/shop-error.ts'
import { type AccountRight, rights as known } from '../../../kit/visitor.ts'
import { isManager, type Person } from '../accounts/people.ts'

const isRight = (text: string): text is AccountRight => (known as readonly string[]).includes(text)

/** ACC-6: a manager can't grant a right they don't hold. */
export function checkGrantedRights(held: ReadonlySet<AccountRight>, requested: readonly string[]): AccountRight[] {
  const unique = [...new Set(requested)]
  const unknown = unique.filter((right) => !isRight(right))
  if (unknown.length > 0) return invalid('rights', `There is no permission called ${unknown.join(', ')}.`)
  const rights = unique.filter(isRight)
  if (rights.some((right) => !held.has(right))) return refuse('User.RightNotHeld')
  return rights
}

/** A manager can't grant a limit above their own. */
export function checkGrantedLimit(
  own: number | null,
  requested: number | null,
  field: 'orderLimitCents' | 'monthLimitCents' = 'orderLimitCents',
): number | null {
  if (requested !== null && requested < 0) return invalid(field, 'Enter a limit of 0 or more.')
  if (own === null) return requested
  return requested === null || requested > own
    ? refuse('User.RightNotHeld', { message: 'You can only grant a limit up to your own.' })
    : requested
}

/** Managers can't change themselves, and one active manager must remain. */
export function checkTarget(callerID: string, target: Person, people: readonly Person[]): void {
  if (target.id === callerID) refuse('User.Self')
  if (!people.some((person) => person.id !== target.id && isManager(person))) refuse('User.LastManager')
}

/** Approvers have no limits: the platform would let them approve their own orders. */
export function checkApproverLimits(
  rights: readonly AccountRight[],
  limits: Pick<Person, 'orderLimitCents' | 'monthLimitCents'>,
): void {
  const hasLimit = limits.orderLimitCents !== null || limits.monthLimitCents !== null
  if (hasLimit && rights.includes('approve'))
    invalid('rights', 'Someone with a spending limit can’t approve orders. Remove the limits or the permission.')
}

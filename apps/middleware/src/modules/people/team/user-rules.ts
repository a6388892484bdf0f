import { invalid, refuse } from '../../../kit/shop-error.ts'
import { rights as known, type Right } from '../../../kit/visitor.ts'
import { isManager, type Person } from '../accounts/people.ts'

const isRight = (text: string): text is Right => (known as readonly string[]).includes(text)

/** ACC-6: a manager can't grant a right they don't hold. */
export function grantedRights(held: ReadonlySet<Right>, asked: readonly string[]): Right[] {
  const wanted = [...new Set(asked)]
  const unknown = wanted.filter((right) => !isRight(right))
  if (unknown.length > 0) return invalid('rights', `There is no permission called ${unknown.join(', ')}.`)
  const rights = wanted.filter(isRight)
  if (rights.some((right) => !held.has(right))) return refuse('User.RightNotHeld')
  return rights
}

/** A manager can't grant a limit above their own. */
export function grantedLimit(
  own: number | null,
  asked: number | null,
  field: 'orderLimitCents' | 'monthLimitCents' = 'orderLimitCents',
): number | null {
  if (asked !== null && asked < 0) return invalid(field, 'Enter a limit of 0 or more.')
  if (own === null) return asked
  return asked === null || asked > own
    ? refuse('User.RightNotHeld', { message: 'You can only grant a limit up to your own.' })
    : asked
}

/** Managers can't change themselves, and one active manager must remain. */
export function checkTarget(callerID: string, target: Person, people: readonly Person[]): void {
  if (target.id === callerID) refuse('User.Self')
  if (!people.some((person) => person.id !== target.id && isManager(person))) refuse('User.LastManager')
}

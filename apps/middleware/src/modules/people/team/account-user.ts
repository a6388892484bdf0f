import type { ValueOf } from '@tessera/contract/kit/model'
import type { AccountUser } from '@tessera/contract/middleware/users/models'
import type { Person } from '../accounts/people.ts'

/** A user as managers see them. */
export const accountUserOf = (
  person: Person,
  callerID: string,
  monthUsedCents: number,
  isInvitationOver = false,
): ValueOf<typeof AccountUser> => ({
  email: person.email,
  firstName: person.firstName,
  lastName: person.lastName,
  phone: person.phone,
  rights: person.rights,
  orderLimitCents: person.orderLimitCents,
  monthLimitCents: person.monthLimitCents,
  monthUsedCents,
  // deleted users are never listed
  status: person.status === 'deleted' ? 'locked' : person.status,
  isInvitationOver: person.status === 'invited' && isInvitationOver,
  lastSignInAt: person.lastSignInAt?.toISOString() ?? null,
  isSelf: person.id === callerID,
})

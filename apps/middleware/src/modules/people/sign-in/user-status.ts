import { authCalls } from '@tessera/contract/middleware/auth'
import { plainEmail } from '../../../kit/check-email.ts'
import { handle } from '../../../kit/http/handle.ts'
import type { Customer, Visitor } from '../../../kit/visitor.ts'
import { findPersonByEmail } from '../accounts/people.ts'
import { evenly } from '../credentials/with-minimum-duration.ts'
import { sessionUserOf } from '../session/session-user.ts'
import type { AuthNeeds } from './auth-needs.ts'

const floor = 20
const words = { active: 'Your account is active.', 'in-review': 'We’re reviewing your Pro Account application.' }
const more: Record<string, string> = {
  ...words,
  'needs-info': 'We need more information for your Pro Account. Check our email.',
  declined: 'We couldn’t open a Pro Account. You can shop at regular prices.',
}
/** Same answer for every query about another person (IDN-5). */
const stranger = { status: 'unknown', message: 'Sign in or create an account.' }

export const userStatusHandlers = (needs: AuthNeeds) => ({
  ...handle(authCalls.getUserStatus, async (call) => {
    const self = await evenly(floor, findSelf(needs, call.actor, call.body.email))
    if (!self) return stranger
    const { status } = self.account
    return { status, message: more[status] ?? words.active }
  }),
  ...handle(authCalls.getUser, async (call) => {
    const self = await evenly(floor, findSelf(needs, call.actor, call.body.email))
    if (!self) return { isValid: false, kind: null, expiresAt: null, email: null, user: null }
    return { isValid: true, kind: 'session', expiresAt: null, email: self.email, user: sessionUserOf(self) }
  }),
})

/** The caller, if the query is about themselves. Other addresses are looked up all the same, to take the same time. */
async function findSelf(
  { database }: AuthNeeds,
  { customer }: Visitor,
  asked: string | null | undefined,
): Promise<Customer | undefined> {
  const email = plainEmail(asked || customer?.email || '')
  const person = await findPersonByEmail(database, email)
  return customer && person?.id === customer.personID ? customer : undefined
}

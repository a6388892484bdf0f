import { authCalls } from '@tessera/contract/middleware/auth/operations'
import { normalizeEmail } from '../../../kit/check-email.ts'
import { handle } from '../../../kit/http/handle.ts'
import type { Customer, Visitor } from '../../../kit/visitor.ts'
import { findPersonByEmail } from '../accounts/people.ts'
import { withMinimumDuration } from '../credentials/with-minimum-duration.ts'
import { sessionUserOf } from '../session/session-user.ts'
import type { AuthNeeds } from './auth-needs.ts'

const minimumMilliseconds = 20
const baseMessages = { active: 'Your account is active.', 'in-review': 'We’re reviewing your Pro Account application.' }
const statusMessages: Record<string, string> = {
  ...baseMessages,
  'needs-info': 'We need more information for your Pro Account. Check our email.',
  declined: 'We couldn’t open a Pro Account. You can shop at regular prices.',
}
/** Same answer for every query about another person (IDN-5). */
const unknownUser = { status: 'unknown', message: 'Sign in or create an account.' }

export const userStatusHandlers = (needs: AuthNeeds) => ({
  ...handle(authCalls.getUserStatus, async (call) => {
    const self = await withMinimumDuration(minimumMilliseconds, findSelf(needs, call.actor, call.body.email))
    if (!self) return unknownUser
    const { status } = self.account
    return { status, message: statusMessages[status] ?? baseMessages.active }
  }),
  ...handle(authCalls.getUser, async (call) => {
    const self = await withMinimumDuration(minimumMilliseconds, findSelf(needs, call.actor, call.body.email))
    if (!self) return { isValid: false, kind: null, expiresAt: null, email: null, user: null }
    return { isValid: true, kind: 'session', expiresAt: null, email: self.email, user: sessionUserOf(self) }
  }),
})

/** The caller, if the query is about themselves. Other addresses are looked up all the same, to take the same time. */
async function findSelf(
  { database }: AuthNeeds,
  { customer }: Visitor,
  requestedEmail: string | null | undefined,
): Promise<Customer | undefined> {
  const email = normalizeEmail(requestedEmail || customer?.email || '')
  const person = await findPersonByEmail(database, email)
  return customer && person?.id === customer.personID ? customer : undefined
}

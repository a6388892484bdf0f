import type { userCalls } from '@tessera/contract/middleware/users/operations'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import type { ShopCall } from '../../../kit/http/handle.ts'
import { invalid } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { linksOf, passwordChangedEmail } from '../accounts/account-emails.ts'
import { audit, auditActorOf } from '../accounts/audit.ts'
import { dropEmailChange } from '../credentials/email-changes.ts'
import { checkPassword, savePassword } from '../credentials/password.ts'
import { verifyCredentials } from '../credentials/verify-credentials.ts'
import { endSessionsOf } from '../session/end-sessions.ts'
import type { AuthNeeds } from '../sign-in/auth-needs.ts'
import { type SessionAnswer, startSession } from '../sign-in/sign-in.ts'
import { checkOwnPassword } from './check-own-password.ts'

/** Changes the password and ends every session here and on the platform. Returns a new session for the caller. */
export async function changePassword(
  needs: AuthNeeds,
  call: ShopCall<typeof userCalls.changePersonalData>,
  customer: Customer,
): Promise<SessionAnswer | null> {
  const { oldPassword, newPassword } = call.body
  if (!newPassword) return null
  checkPassword(newPassword, { field: 'newPassword', email: customer.email })
  if (!oldPassword) return invalid('oldPassword', 'Enter your current password.')
  await checkOwnPassword(needs, { ...customer, from: call.from }, oldPassword, {
    field: 'oldPassword',
    message: 'That isn’t your current password.',
  })
  await savePassword(needs.commerce, customer.platformUserID, newPassword, 'newPassword')
  await needs.database.transaction(async (db) => {
    await endSessionsOf(db, customer.personID)
    await dropEmailChange(db, customer.personID)
    await queueEmail(db, passwordChangedEmail(customer, linksOf(needs.publicUrl)))
    await audit(db, auditActorOf(call), { action: 'password.change', object: customer.personID })
  })
  const tried = { userName: customer.email, password: newPassword, from: call.from }
  return startSession(needs, await verifyCredentials(needs, tried), auditActorOf(call))
}

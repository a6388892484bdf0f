import type { userCalls } from '@tessera/contract/middleware/user'
import { audit, doerOf } from '../accounts/audit.ts'
import { linksOf, passwordChangedLetter } from '../accounts/letters.ts'
import type { AuthNeeds } from '../auth/auth-needs.ts'
import { checkPassword, savePassword } from '../auth/password.ts'
import { type SessionAnswer, startSession } from '../auth/sign-in.ts'
import { verifyCredentials } from '../auth/verify-credentials.ts'
import type { ShopCall } from '../http/handle.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { endSessionsOf } from '../session/end-sessions.ts'
import { invalid, ShopError } from '../shop-error.ts'
import type { Customer } from '../visitor.ts'

/** Every token ends, on both sides; the answer carries a new session for whoever changed it. */
export async function changePassword(
  needs: AuthNeeds,
  call: ShopCall<typeof userCalls.changePersonalData>,
  customer: Customer,
): Promise<SessionAnswer | null> {
  const { oldPassword, newPassword } = call.body
  if (!newPassword) return null
  checkPassword(newPassword, 'newPassword')
  await checkOld(needs, customer, oldPassword)
  await savePassword(needs.commerce, customer.platformUserID, newPassword, 'newPassword')
  await needs.database.transaction(async (db) => {
    await endSessionsOf(db, customer.personID)
    await queueMail(db, passwordChangedLetter(customer, linksOf(needs.publicUrl)))
    await audit(db, doerOf(call), { action: 'password.change', object: customer.personID })
  })
  return startSession(needs, await verifyCredentials(needs, customer.email, newPassword), doerOf(call))
}

/** The platform counts this as a try to sign in: a taken session cannot guess on. */
async function checkOld(needs: AuthNeeds, { email }: Customer, oldPassword: string | null | undefined): Promise<void> {
  if (!oldPassword) invalid('oldPassword', 'Please give your present password.')
  try {
    await verifyCredentials(needs, email, oldPassword ?? '')
  } catch (error) {
    if (error instanceof ShopError && error.code === 'Auth.WrongCredentials')
      invalid('oldPassword', 'This is not your present password.')
    throw error
  }
}

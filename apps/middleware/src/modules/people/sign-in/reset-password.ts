import { authCalls } from '@tessera/contract/middleware/auth/operations'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { handle } from '../../../kit/http/handle.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { linksOf, passwordChangedEmail } from '../accounts/account-emails.ts'
import { audit, auditActorOf } from '../accounts/audit.ts'
import { findPerson } from '../accounts/people.ts'
import { dropEmailChange } from '../credentials/email-changes.ts'
import { claimSecret, releaseSecret, spendSecret } from '../credentials/one-time-secret.ts'
import { checkPassword, savePassword } from '../credentials/password.ts'
import { readSecret } from '../credentials/read-secret.ts'
import { endSessionsOf } from '../session/end-sessions.ts'
import type { AuthNeeds } from './auth-needs.ts'

/** Sets a new password with the link from the email. All sessions end, here and on the platform. */
export const resetPasswordHandler = (needs: AuthNeeds) =>
  handle(authCalls.resetPassword, async (call) => {
    const { database, commerce, publicUrl } = needs
    checkPassword(call.body.password)
    const secret = readSecret(call) ?? ''
    const { personID } = await claimSecret(database, secret, ['reset'])
    try {
      const person = await findPerson(database, personID)
      if (person?.status !== 'active') return refuse('Auth.LinkInvalid')
      await savePassword(commerce, person.platformUserID, call.body.password)
      await database.transaction(async (db) => {
        await spendSecret(db, secret)
        await endSessionsOf(db, personID)
        await dropEmailChange(db, personID)
        await queueEmail(db, passwordChangedEmail(person, linksOf(publicUrl)))
        await audit(
          db,
          { ...auditActorOf(call), personID, accountID: person.accountID },
          {
            action: 'password.reset',
            object: personID,
          },
        )
      })
    } catch (error) {
      await releaseSecret(database, secret)
      throw error
    }
    return {
      message: 'Your password has been changed and you were signed out on all devices. Sign in with the new one.',
    }
  })

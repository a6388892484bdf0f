import { authCalls } from '@tessera/contract/middleware/auth'
import { audit, doerOf } from '../accounts/audit.ts'
import { linksOf, passwordChangedLetter } from '../accounts/letters.ts'
import { findPerson } from '../accounts/people.ts'
import { handle } from '../http/handle.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { endSessionsOf } from '../session/end-sessions.ts'
import { refuse } from '../shop-error.ts'
import { dropEmailChange } from '../users/email-changes.ts'
import type { AuthNeeds } from './auth-needs.ts'
import { givenSecret } from './given-secret.ts'
import { claimSecret, giveBackSecret, spendSecret } from './one-time-secret.ts'
import { checkPassword, savePassword } from './password.ts'

/** A new password for whoever has the letter. All sessions end, here and on the platform. */
export const resetPasswordHandler = (needs: AuthNeeds) =>
  handle(authCalls.resetPassword, async (call) => {
    const { database, commerce, publicUrl } = needs
    checkPassword(call.body.password)
    const secret = givenSecret(call) ?? ''
    const { personID } = await claimSecret(database, secret, ['reset'])
    try {
      const person = await findPerson(database, personID)
      if (person?.status !== 'active') return refuse('Auth.LinkInvalid')
      await savePassword(commerce, person.platformUserID, call.body.password)
      await database.transaction(async (db) => {
        await spendSecret(db, secret)
        await endSessionsOf(db, personID)
        await dropEmailChange(db, personID)
        await queueMail(db, passwordChangedLetter(person, linksOf(publicUrl)))
        await audit(
          db,
          { ...doerOf(call), personID, accountID: person.accountID },
          {
            action: 'password.reset',
            object: personID,
          },
        )
      })
    } catch (error) {
      await giveBackSecret(database, secret)
      throw error
    }
    return {
      message: 'Your password has been changed and you were signed out on all devices. Sign in with the new one.',
    }
  })

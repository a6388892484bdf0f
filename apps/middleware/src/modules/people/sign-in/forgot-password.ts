import { authCalls } from '@tessera/contract/middleware/auth'
import type { Queryable } from '@tessera/server/database'
import { hit } from '@tessera/server/rate-limit'
import { plainEmail } from '../../../kit/check-email.ts'
import { queueMail } from '../../../kit/email/queue-email.ts'
import { handle } from '../../../kit/http/handle.ts'
import { activationLetter, linksOf, resetLetter } from '../accounts/account-emails.ts'
import { audit, type Doer, doerOf } from '../accounts/audit.ts'
import { findPersonByEmail, type Person } from '../accounts/people.ts'
import { checkSomebody } from '../credentials/check-captcha-or-session.ts'
import { newOneTimeSecret } from '../credentials/one-time-secret.ts'
import { evenly } from '../credentials/with-minimum-duration.ts'
import { sendInvitation } from '../registration/invitation.ts'
import type { AuthNeeds } from './auth-needs.ts'

/** Four emails per hour and address: enough to retry, too few to annoy. */
const letters = { name: 'letters', hits: 4, seconds: 60 * 60 }
const floor = 80

/** Same response and duration for every address (IDN-5). */
export const forgotPasswordHandler = (needs: AuthNeeds) =>
  handle(authCalls.forgotPassword, async (call) => {
    const { email, captcha } = call.body
    await checkSomebody(needs, call.from, captcha)
    await evenly(floor, send(needs, plainEmail(email), doerOf(call)))
    return {
      message:
        'If we have an account with this address, we’ve sent an email. It may take a few minutes; check your spam folder, too.',
    }
  })

const send = ({ database, publicUrl }: AuthNeeds, email: string, doer: Doer): Promise<void> =>
  database.transaction(async (db) => {
    const isTooOften = await hit(db, letters, email)
    const person = await findPersonByEmail(db, email)
    if (!person || isTooOften) return
    await write(db, publicUrl, person)
    await audit(db, { ...doer, accountID: person.accountID }, { action: 'password.forgot', object: person.id })
  })

/** Sends the activation email again to people who haven't activated; locked people get none. */
async function write(db: Queryable, publicUrl: string, person: Person): Promise<void> {
  if (person.status === 'active') {
    const secret = await newOneTimeSecret(db, person.id, 'reset')
    return queueMail(db, resetLetter(person, linksOf(publicUrl, secret)))
  }
  if (person.status !== 'invited') return
  if (person.invitedBy) return sendInvitation(db, publicUrl, person)
  const secret = await newOneTimeSecret(db, person.id, 'activation')
  return queueMail(db, activationLetter(person, linksOf(publicUrl, secret)))
}

import { authCalls } from '@tessera/contract/middleware/auth/operations'
import type { Queryable } from '@tessera/server/database'
import { recordHit } from '@tessera/server/rate-limit'
import { normalizeEmail } from '../../../kit/check-email.ts'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { handle } from '../../../kit/http/handle.ts'
import { activationEmail, linksOf, resetPasswordEmail } from '../accounts/account-emails.ts'
import { type AuditActor, audit, auditActorOf } from '../accounts/audit.ts'
import { findPersonByEmail, type Person } from '../accounts/people.ts'
import { checkCaptchaOrLimit } from '../credentials/check-captcha-or-limit.ts'
import { newOneTimeSecret } from '../credentials/one-time-secret.ts'
import { withMinimumDuration } from '../credentials/with-minimum-duration.ts'
import { sendInvitation } from '../registration/invitation.ts'
import type { AuthNeeds } from './auth-needs.ts'

/** Four emails per hour and address: enough to retry, too few to annoy. */
const emailLimit = { name: 'letters', hits: 4, seconds: 60 * 60 }
const minimumMilliseconds = 80

/** Same response and duration for every address (IDN-5). */
export const forgotPasswordHandler = (needs: AuthNeeds) =>
  handle(authCalls.forgotPassword, async (call) => {
    const { email, captcha } = call.body
    await checkCaptchaOrLimit(needs, call.from, captcha)
    await withMinimumDuration(minimumMilliseconds, sendResetEmail(needs, normalizeEmail(email), auditActorOf(call)))
    return {
      message:
        'If we have an account with this address, we’ve sent an email. It may take a few minutes; check your spam folder, too.',
    }
  })

const sendResetEmail = ({ database, publicUrl }: AuthNeeds, email: string, auditActor: AuditActor): Promise<void> =>
  database.transaction(async (db) => {
    const isTooOften = await recordHit(db, emailLimit, email)
    const person = await findPersonByEmail(db, email)
    if (!person || isTooOften) return
    await queueResetEmail(db, publicUrl, person)
    await audit(db, { ...auditActor, accountID: person.accountID }, { action: 'password.forgot', object: person.id })
  })

/** Sends the activation email again to people who haven't activated; locked people get none. */
export async function queueResetEmail(db: Queryable, publicUrl: string, person: Person): Promise<void> {
  if (person.status === 'active') {
    const secret = await newOneTimeSecret(db, person.id, 'reset')
    return queueEmail(db, resetPasswordEmail(person, linksOf(publicUrl, secret)))
  }
  if (person.status !== 'invited') return
  if (person.invitedBy) return sendInvitation(db, publicUrl, person)
  const secret = await newOneTimeSecret(db, person.id, 'activation')
  return queueEmail(db, activationEmail(person, linksOf(publicUrl, secret)))
}

import { userCalls } from '@tessera/contract/middleware/users/operations'
import { ConstraintViolation } from '@tessera/server/postgres-errors'
import { handle } from '../../../kit/http/handle.ts'
import { auditActorOf } from '../accounts/audit.ts'
import { findPersonByEmail } from '../accounts/people.ts'
import { readCertificate } from '../certificates/certificates.ts'
import { checkCaptchaOrLimit } from '../credentials/check-captcha-or-limit.ts'
import { withMinimumDuration } from '../credentials/with-minimum-duration.ts'
import type { AuthNeeds } from '../sign-in/auth-needs.ts'
import { emailOwner } from './email-owner.ts'
import { type AccountOpening, openAccount } from './open-account.ts'
import { readRegistration } from './read-registration.ts'

/** Milliseconds; longer than a new registration takes (90 ms with hashing). A taken address takes less. */
const minimumMilliseconds = 300

const answers = {
  Retail: {
    status: 'check-mail',
    message: 'Check your email for a link to activate your account.',
  },
  Pro: {
    status: 'in-review',
    message:
      'We received your application. Activate your account with the link in our email; we’ll email you our decision.',
  },
} as const

/** A taken address gets the same response as a new one; its owner gets an email. */
export const createCustomerHandler = (needs: AuthNeeds) =>
  handle(userCalls.createCustomer, async (call) => {
    const registration = readRegistration(call.body)
    await checkCaptchaOrLimit(needs, call.from, call.body.captcha)
    const certificate = await readCertificate(needs.database, call.body.certificate, call.now)
    await withMinimumDuration(
      minimumMilliseconds,
      registerCustomer({ needs, registration, certificate, auditActor: auditActorOf(call) }),
    )
    return answers[registration.type]
  })

async function registerCustomer(opening: AccountOpening): Promise<void> {
  const known = await findPersonByEmail(opening.needs.database, opening.registration.email)
  if (known) return emailOwner(opening, known)
  try {
    await openAccount(opening)
  } catch (error) {
    // the address was registered at the same moment
    if (!(error instanceof ConstraintViolation) || error.constraint !== 'people_email') throw error
    const winner = await findPersonByEmail(opening.needs.database, opening.registration.email)
    if (winner) await emailOwner(opening, winner)
  }
}

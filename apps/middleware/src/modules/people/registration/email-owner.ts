import { recordHit } from '@tessera/server/rate-limit'
import { sql } from '@tessera/server/sql'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { alreadyRegisteredEmail, linksOf } from '../accounts/account-emails.ts'
import { audit } from '../accounts/audit.ts'
import type { Person } from '../accounts/people.ts'
import { settlePerson } from '../accounts/settle-person.ts'
import { attachCertificate } from '../certificates/certificates.ts'
import { inField } from '../credentials/password.ts'
import { sendInvitation } from './invitation.ts'
import { type AccountOpening, sendActivation } from './open-account.ts'

/** Two emails per hour and address, so that repeated submissions don't flood a mailbox. */
const emailLimit = { name: 'register', hits: 2, seconds: 60 * 60 }

/**
 * The address is registered. An account that was never activated starts over with the newest password, since the old
 * one was never used. All other owners get an email.
 */
export async function emailOwner(opening: AccountOpening, known: Person): Promise<void> {
  const { needs, registration, auditActor } = opening
  const { database } = needs
  if (known.status === 'invited' && !known.invitedBy) return restartRegistration(opening, known)
  await database.transaction(async (db) => {
    if (await recordHit(db, emailLimit, registration.email)) return
    if (known.status === 'invited') await sendInvitation(db, needs.publicUrl, known)
    if (known.status === 'active') await queueEmail(db, alreadyRegisteredEmail(known, linksOf(needs.publicUrl)))
    await audit(db, { ...auditActor, accountID: known.accountID }, { action: 'account.open-again', object: known.id })
  })
}

async function restartRegistration(
  { needs, registration, certificate, auditActor }: AccountOpening,
  known: Person,
): Promise<void> {
  const { database, commerce, publicUrl } = needs
  await database.rows(sql`
    update people set first_name = ${registration.firstName}, last_name = ${registration.lastName}, phone = ${registration.phone},
      marketing_consent = ${registration.marketingConsent}, updated_at = now(), platform_due = now()
    where id = ${known.id} and status = 'invited'`)
  await inField('password', settlePerson(database, commerce, known.id, registration.password))
  if (certificate && registration.type === 'Pro') await attachCertificate(database, certificate, known.accountID)
  await database.transaction(async (db) => {
    if (await recordHit(db, emailLimit, registration.email)) return
    await sendActivation(db, publicUrl, registration, known.id)
    await audit(db, { ...auditActor, accountID: known.accountID }, { action: 'account.open-again', object: known.id })
  })
}

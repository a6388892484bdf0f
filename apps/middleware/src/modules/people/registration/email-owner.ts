import { hit } from '@tessera/server/rate-limit'
import { sql } from '@tessera/server/sql'
import { queueMail } from '../../../kit/email/queue-email.ts'
import { linksOf, takenLetter } from '../accounts/account-emails.ts'
import { audit } from '../accounts/audit.ts'
import type { Person } from '../accounts/people.ts'
import { settlePerson } from '../accounts/settle-person.ts'
import { attachCertificate } from '../certificates/certificates.ts'
import { inField } from '../credentials/password.ts'
import { sendInvitation } from './invitation.ts'
import { type Opening, sendActivation } from './open-account.ts'

/** Two emails per hour and address, so that repeated submissions don't flood a mailbox. */
const letters = { name: 'register', hits: 2, seconds: 60 * 60 }

/**
 * The address is registered. An account that was never activated starts over with the newest password, since the old
 * one was never used. All other owners get an email.
 */
export async function tellOwner(opening: Opening, known: Person): Promise<void> {
  const { needs, wish, doer } = opening
  const { database } = needs
  if (known.status === 'invited' && !known.invitedBy) return beginAgain(opening, known)
  await database.transaction(async (db) => {
    if (await hit(db, letters, wish.email)) return
    if (known.status === 'invited') await sendInvitation(db, needs.publicUrl, known)
    if (known.status === 'active') await queueMail(db, takenLetter(known, linksOf(needs.publicUrl)))
    await audit(db, { ...doer, accountID: known.accountID }, { action: 'account.open-again', object: known.id })
  })
}

async function beginAgain({ needs, wish, certificate, doer }: Opening, known: Person): Promise<void> {
  const { database, commerce, publicUrl } = needs
  await database.rows(sql`
    update people set first_name = ${wish.firstName}, last_name = ${wish.lastName}, phone = ${wish.phone},
      marketing_consent = ${wish.marketingConsent}, updated_at = now(), platform_due = now()
    where id = ${known.id} and status = 'invited'`)
  await inField('password', settlePerson(database, commerce, known.id, wish.password))
  if (certificate && wish.type === 'Pro') await attachCertificate(database, certificate, known.accountID)
  await database.transaction(async (db) => {
    if (await hit(db, letters, wish.email)) return
    await sendActivation(db, publicUrl, wish, known.id)
    await audit(db, { ...doer, accountID: known.accountID }, { action: 'account.open-again', object: known.id })
  })
}

import { randomUUID } from 'node:crypto'
import { PlatformError } from '@tessera/client/platform-error'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { ShopError } from '../../../kit/shop-error.ts'
import { rights } from '../../../kit/visitor.ts'
import { findNearestStores } from '../../site/stores/store-records.ts'
import { activationEmail, linksOf, reviewEmails } from '../accounts/account-emails.ts'
import { type AuditActor, audit } from '../accounts/audit.ts'
import { compareClaim, findInStoreAccount, type LinkResult, linkMessages } from '../accounts/in-store-account.ts'
import { insertAccount } from '../accounts/new-account.ts'
import { settlePerson } from '../accounts/settle-person.ts'
import { attachCertificate } from '../certificates/certificates.ts'
import { newOneTimeSecret } from '../credentials/one-time-secret.ts'
import { inField } from '../credentials/password.ts'
import type { AuthNeeds } from '../sign-in/auth-needs.ts'
import type { Registration } from './read-registration.ts'

export interface AccountOpening {
  needs: AuthNeeds
  registration: Registration
  /** ID of the uploaded certificate. */
  certificate: string | null
  auditActor: AuditActor
}

interface OpenedAccount {
  personID: string
  accountID: string
  isNew: boolean
  link: LinkResult | undefined
}

/**
 * Inserts the rows, then creates the platform's user with the password, then queues the email: an interrupted
 * registration can be repeated.
 */
export async function openAccount({ needs, registration, certificate, auditActor }: AccountOpening): Promise<void> {
  const { database, commerce } = needs
  const store = await findNearestStore(database, registration.zip)
  const opened = await database.transaction(async (db) => {
    const made = await insertRows(db, registration, store)
    if (certificate && registration.type === 'Pro') await attachCertificate(db, certificate, made.accountID)
    return made
  })
  try {
    await inField('password', settlePerson(database, commerce, opened.personID, registration.password))
  } catch (error) {
    await database.transaction((db) => removeRows(db, opened))
    if (isNameTakenOnPlatform(error)) return
    throw error
  }
  await database.transaction(async (db) => {
    await sendActivation(db, needs.publicUrl, registration, opened.personID, opened.link)
    if (registration.type === 'Pro')
      await queueEmail(db, reviewEmails.received(registration, registration.accountName, linksOf(needs.publicUrl)))
    await audit(
      db,
      { ...auditActor, personID: opened.personID, accountID: opened.accountID },
      {
        action: 'account.open',
        object: opened.accountID,
        after: { type: registration.type, name: registration.accountName, link: opened.link ?? null },
      },
    )
  })
}

export async function sendActivation(
  db: Queryable,
  publicUrl: string,
  to: { email: string; firstName: string },
  personID: string,
  link?: LinkResult,
): Promise<void> {
  const secret = await newOneTimeSecret(db, personID, 'activation')
  await queueEmail(db, activationEmail(to, linksOf(publicUrl, secret), link ? [linkMessages[link]] : []))
}

async function insertRows(
  db: Queryable,
  registration: Registration,
  preferredStore: string | null,
): Promise<OpenedAccount> {
  const { customerNumber: number, email, phone } = registration
  const inStore = number ? await findInStoreAccount(db, number) : undefined
  const link = number ? compareClaim(inStore, { number, phone: phone ?? '', email }) : undefined
  const isNew = link !== 'fits' || !inStore
  const accountID = isNew
    ? await insertAccount(db, {
        type: registration.type,
        name: registration.accountName,
        status: registration.type === 'Pro' ? 'in-review' : 'active',
        preferredStore,
        details: registration.details,
      })
    : inStore.id
  const [person] = await db.rows<{ id: string }>(sql`
    insert into people (account_id, platform_user_id, email, first_name, last_name, phone, rights, status,
      marketing_consent, platform_due)
    values (${accountID}, ${randomUUID()}, ${email}, ${registration.firstName}, ${registration.lastName}, ${phone}, ${[...rights]},
      'invited', ${registration.marketingConsent}, now())
    returning id`)
  return { personID: person?.id ?? '', accountID, isNew, link }
}

async function removeRows(db: Queryable, { personID, accountID, isNew }: OpenedAccount): Promise<void> {
  await db.rows(sql`delete from people where id = ${personID}`)
  if (isNew) await db.rows(sql`delete from accounts where id = ${accountID}`)
}

/** True if another platform user, such as staff, has the name. This is not revealed, and no email is sent. */
export const isNameTakenOnPlatform = (error: unknown): boolean =>
  error instanceof PlatformError && error.errorCode === 'User.UsernameMustBeUnique'

/** Returns null for an unknown ZIP code. */
async function findNearestStore(db: Queryable, zip: string | null): Promise<string | null> {
  if (!zip) return null
  try {
    return (await findNearestStores(db, zip, 1)).stores[0]?.id ?? null
  } catch (error) {
    if (error instanceof ShopError) return null
    throw error
  }
}

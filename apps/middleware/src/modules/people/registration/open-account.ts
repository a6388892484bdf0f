import { randomUUID } from 'node:crypto'
import { PlatformError } from '@tessera/client/platform-error'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { queueMail } from '../../../kit/email/queue-email.ts'
import { ShopError } from '../../../kit/shop-error.ts'
import { rights } from '../../../kit/visitor.ts'
import { nearestStores } from '../../site/stores/store-records.ts'
import { activationLetter, linksOf, reviewLetters } from '../accounts/account-emails.ts'
import { audit, type Doer } from '../accounts/audit.ts'
import { compareClaim, findInStoreAccount, type LinkAnswer, linkSentences } from '../accounts/in-store-account.ts'
import { insertAccount } from '../accounts/new-account.ts'
import { settlePerson } from '../accounts/settle-person.ts'
import { attachCertificate } from '../certificates/certificates.ts'
import { newOneTimeSecret } from '../credentials/one-time-secret.ts'
import { inField } from '../credentials/password.ts'
import type { AuthNeeds } from '../sign-in/auth-needs.ts'
import type { Registration } from './read-registration.ts'

export interface Opening {
  needs: AuthNeeds
  wish: Registration
  /** ID of the uploaded certificate. */
  certificate: string | null
  doer: Doer
}

interface Opened {
  personID: string
  accountID: string
  isNew: boolean
  link: LinkAnswer | undefined
}

/**
 * Inserts the rows, then creates the platform's user with the password, then queues the email: an interrupted
 * registration can be repeated.
 */
export async function openAccount({ needs, wish, certificate, doer }: Opening): Promise<void> {
  const { database, commerce } = needs
  const store = await findNearestStore(database, wish.zip)
  const opened = await database.transaction(async (db) => {
    const made = await insertRows(db, wish, store)
    if (certificate && wish.type === 'Pro') await attachCertificate(db, certificate, made.accountID)
    return made
  })
  try {
    await inField('password', settlePerson(database, commerce, opened.personID, wish.password))
  } catch (error) {
    await database.transaction((db) => removeRows(db, opened))
    if (isTakenElsewhere(error)) return
    throw error
  }
  await database.transaction(async (db) => {
    await sendActivation(db, needs.publicUrl, wish, opened.personID, opened.link)
    if (wish.type === 'Pro') await queueMail(db, reviewLetters.received(wish, wish.accountName))
    await audit(
      db,
      { ...doer, personID: opened.personID, accountID: opened.accountID },
      {
        action: 'account.open',
        object: opened.accountID,
        after: { type: wish.type, name: wish.accountName, link: opened.link ?? null },
      },
    )
  })
}

export async function sendActivation(
  db: Queryable,
  publicUrl: string,
  to: { email: string; firstName: string },
  personID: string,
  link?: LinkAnswer,
): Promise<void> {
  const secret = await newOneTimeSecret(db, personID, 'activation')
  await queueMail(db, activationLetter(to, linksOf(publicUrl, secret), link ? [linkSentences[link]] : []))
}

async function insertRows(db: Queryable, wish: Registration, preferredStore: string | null): Promise<Opened> {
  const { customerNumber: number, email, phone } = wish
  const inStore = number ? await findInStoreAccount(db, number) : undefined
  const link = number ? compareClaim(inStore, { number, phone: phone ?? '', email }) : undefined
  const isNew = link !== 'fits' || !inStore
  const accountID = isNew
    ? await insertAccount(db, {
        type: wish.type,
        name: wish.accountName,
        status: wish.type === 'Pro' ? 'in-review' : 'active',
        preferredStore,
        details: wish.details,
      })
    : inStore.id
  const [person] = await db.rows<{ id: string }>(sql`
    insert into people (account_id, platform_user_id, email, first_name, last_name, phone, rights, status,
      marketing_consent, platform_due)
    values (${accountID}, ${randomUUID()}, ${email}, ${wish.firstName}, ${wish.lastName}, ${phone}, ${[...rights]},
      'invited', ${wish.marketingConsent}, now())
    returning id`)
  return { personID: person?.id ?? '', accountID, isNew, link }
}

async function removeRows(db: Queryable, { personID, accountID, isNew }: Opened): Promise<void> {
  await db.rows(sql`delete from people where id = ${personID}`)
  if (isNew) await db.rows(sql`delete from accounts where id = ${accountID}`)
}

/** True if another platform user, such as staff, has the name. This is not revealed, and no email is sent. */
export const isTakenElsewhere = (error: unknown): boolean =>
  error instanceof PlatformError && error.errorCode === 'User.UsernameMustBeUnique'

/** Returns null for an unknown ZIP code. */
async function findNearestStore(db: Queryable, zip: string | null): Promise<string | null> {
  if (!zip) return null
  try {
    return (await nearestStores(db, zip, 1)).stores[0]?.id ?? null
  } catch (error) {
    if (error instanceof ShopError) return null
    throw error
  }
}

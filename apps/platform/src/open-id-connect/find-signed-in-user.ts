import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { CheckoutNeeds } from '../checkout/checkout-needs.ts'
import { selectList } from '../engine/select-list.ts'
import { accountByKey, accountByName, type SignInAccount, userTypeOf } from '../identity/sign-in-accounts.ts'
import type { SignInClient } from '../identity/sign-in-clients.ts'
import { SignInRefusal } from '../identity/sign-in-refusal.ts'
import { userResources, userTable } from '../identity/user-rows.ts'
import { announceLogIn, askForUser } from './call-user-event.ts'
import type { Connection } from './connection.ts'
import type { ProvenIdentity } from './provider.ts'

/**
 * The user that a proven identity belongs to: the one linked at an earlier log-in, or the one whose name is the
 * verified email address, or the one that the integration event creates.
 */
export async function findSignedInUser(
  needs: CheckoutNeeds,
  connection: Connection,
  client: SignInClient,
  identity: ProvenIdentity,
): Promise<SignInAccount> {
  const known = await findKnownUser(needs.database, connection, identity)
  const account = known
    ? await syncUser(needs, connection, identity, known)
    : await createUser(needs, connection, client, identity)
  if (!account) throw new SignInRefusal('Auth.UserNotFound')
  return account
}

async function findKnownUser(
  db: Queryable,
  { marketplace, id }: Connection,
  { issuer, subject, email }: ProvenIdentity,
): Promise<SignInAccount | undefined> {
  const link = await db.find<{ uid: string }>(sql`
    select uid::text
    from open_id_connect_users
    where marketplace_id = ${marketplace} and connect_id = ${id} and issuer = ${issuer} and subject = ${subject}`)
  if (link) return accountByKey(db, link.uid)
  return email === undefined ? undefined : accountByName(db, marketplace, email)
}

/** Read again after the call: the receiver may have changed the user. */
async function syncUser(
  needs: CheckoutNeeds,
  connection: Connection,
  identity: ProvenIdentity,
  known: SignInAccount,
): Promise<SignInAccount | undefined> {
  const { event, callsSyncUser } = connection
  if (!event || !callsSyncUser) return known
  const existingUser = await readUser(needs.database, known)
  await announceLogIn(needs, { connection, event, identity, existingUser, tokenUserKey: known.uid })
  return accountByKey(needs.database, known.uid)
}

/** The receiver's token is that of the API client's own user, since the new user does not exist yet. */
async function createUser(
  needs: CheckoutNeeds,
  connection: Connection,
  { defaultUsername }: SignInClient,
  identity: ProvenIdentity,
): Promise<SignInAccount | undefined> {
  const { event, marketplace } = connection
  if (!event) return undefined
  const owner = defaultUsername ? await accountByName(needs.database, marketplace, defaultUsername) : undefined
  const request = { connection, event, identity, existingUser: null, tokenUserKey: owner?.uid ?? null }
  return accountByName(needs.database, marketplace, await askForUser(needs, request))
}

async function readUser(db: Queryable, account: SignInAccount): Promise<unknown> {
  const table = userTable(userResources[userTypeOf(account)])
  const row = await db.find<{ json: unknown }>(
    sql`select row_to_json(it) as json from (select ${selectList(table)} from users t where t.uid = ${account.uid}) it`,
  )
  return row?.json ?? null
}

/** The next log-in finds the user by this, whatever becomes of names and email addresses. */
export async function linkUser(
  db: Queryable,
  { marketplace, id }: Connection,
  { issuer, subject }: ProvenIdentity,
  { uid }: SignInAccount,
): Promise<void> {
  await db.rows(sql`
    with active as (update users set last_active = now() where uid = ${uid})
    insert into open_id_connect_users (marketplace_id, connect_id, issuer, subject, uid)
    values (${marketplace}, ${id}, ${issuer}, ${subject}, ${uid})
    on conflict do nothing`)
}

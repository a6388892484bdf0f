import { sql } from '@tessera/server/sql'
import { selectHolder, type TokenAuthenticator, type TokenHolder } from './authenticate.ts'
import { type SignInAccount, selectAccountByName } from './sign-in-accounts.ts'
import { type SignInClient, selectClient } from './sign-in-clients.ts'

/** A client that guests may use, with the user whom all of them share. */
export interface GuestClient {
  client: SignInClient
  account: SignInAccount | null
  holder: TokenHolder | null
  /** When it was read, in milliseconds. */
  readAt: number
}

/**
 * The same for every guest of the client, so it is trusted as long as what is known of a caller: a guest's token takes
 * its signature alone. Undefined if the client is inactive, has a secret or no guests.
 */
export async function findGuestClient(
  { findTrusted }: TokenAuthenticator,
  id: string,
): Promise<GuestClient | undefined> {
  const { value, readAt } = await findTrusted<Omit<GuestClient, 'readAt'> | null>(
    `guests ${id.toLowerCase()}`,
    selectGuestClient(id),
  )
  return value ? { ...value, readAt } : undefined
}

const selectGuestClient = (id: string) => sql`
    select json_build_object('client', client, 'account', account, 'holder', holder)
    from (${selectClient(id)}) client
    left join lateral (${selectAccountByName(sql`client.marketplace`, sql`client."defaultUsername"`)}) account on true
    left join lateral (${selectHolder({ u: sql`account.uid::bigint`, cid: sql`client.id`, jti: '' })}) holder on true
    where client.active and client."marketplaceActive" and client."isAnonBuyer" and not client."needsSecret"
    limit 1`

import { foreignRoles } from '@tessera/domain/identity/foreign-roles'
import { fail } from '@tessera/server/api-error'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { accountByKey, accountByName } from './sign-in-accounts.ts'

/** ACC-6: a user cannot grant a role they do not hold. */
export function refuseForeignRoles({ actor }: PlatformCall, granted: readonly string[]): void {
  const foreign = foreignRoles(actor.roles, granted)
  if (foreign.length > 0) fail('Auth.UnauthorizedRole', { Roles: foreign })
}

/** Assigning a profile grants its roles. */
export async function refuseForeignProfile(call: PlatformCall, profileID: unknown): Promise<void> {
  const row = await call.db.find<{ roles: string[] }>(sql`
    select coalesce(roles, '[]') || coalesce(custom_roles, '[]') as roles
    from security_profiles
    where marketplace_id = ${call.actor.marketplace} and id = ${profileID}`)
  refuseForeignRoles(call, row?.roles ?? [])
}

/**
 * A seller's user gets no way to sign in as a greater one: the password, the user name and the email, to which codes are
 * sent, are changed only by people with all of that user's roles.
 */
export async function refuseGreaterUser(call: PlatformCall, uid: string): Promise<void> {
  const account = await accountByKey(call.db, uid)
  const { Password, Email, Username } = call.body
  const isOther = (given: unknown, stored: string) =>
    typeof given === 'string' && given.toLowerCase() !== stored.toLowerCase()
  if (!account || (!Password && !isOther(Email, account.email) && !isOther(Username, account.username))) return
  refuseForeignRoles(call, account.roles)
}

/** A client with a secret signs in as its user, so its user and its secret grant that user's roles. */
export async function refuseGreaterClient(call: PlatformCall, clientID: string): Promise<void> {
  const client = await call.db.find<{ username: string | null }>(sql`
    select default_context_user_name as username
    from api_clients
    where marketplace_id = ${call.actor.marketplace} and id = ${clientID}`)
  if (!client?.username) return
  const account = await accountByName(call.db, call.actor.marketplace, client.username)
  // customers and suppliers have roles that staff need not hold to look after them
  if (account?.companyType === 'seller') refuseForeignRoles(call, account.roles)
}

import { randomUUID } from 'node:crypto'
import { grantedRoles, remainingRoles } from '@tessera/domain/identity/granted-roles'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { newID } from '../engine/ids.ts'
import { type Account, accountByKey, accountByName, userTypeOf } from './accounts.ts'
import { type Client, mayUse } from './clients.ts'
import { hashSecret, newRefreshToken } from './secrets.ts'
import { signIn } from './sign-in.ts'
import { SignInRefusal } from './sign-in-refusal.ts'
import type { Claims, TokenMaker } from './tokens.ts'

export interface Asking {
  database: Database
  tokens: TokenMaker
  client: Client
  form: Record<string, string | undefined>
  now: Date
}

export interface TokenReply {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  refresh_token?: string
}

export type Grant = (asking: Asking) => Promise<TokenReply>

export const passwordGrant: Grant = async (asking) => {
  const { username, password } = asking.form
  if (!username || !password) throw new SignInRefusal('Auth.UsernameAndPasswordRequired')
  const account = await signIn(asking.database, asking.client, username, password, asking.now)
  await checkStanding(asking, account)
  return issue(asking, account, rolesFor(asking, account))
}

/**
 * A client with a verified secret gets a token for its own user. One without gets a guest token, if it allows guests; a
 * secret that it sends is ignored.
 */
export const clientCredentialsGrant: Grant = async (asking) => {
  const { client } = asking
  const isGuest = !client.needsSecret
  if (isGuest && !client.isAnonBuyer) {
    throw new SignInRefusal('Auth.OauthError', {
      message: 'This client does not allow anonymous shopping and needs its secret.',
    })
  }
  const account =
    client.defaultUsername && (await accountByName(asking.database, client.marketplace, client.defaultUsername))
  if (!account || (isGuest && account.companyType !== 'buyer'))
    throw new SignInRefusal('Auth.OauthError', {
      message: 'Default context user required for client credentials grant',
    })
  await checkStanding(asking, account)
  const roles = rolesFor(asking, account)
  return isGuest ? issueGuest(asking, account, roles) : issue(asking, account, roles)
}

/** The roles of the first token, less those revoked since. The refresh token stays valid. */
export const refreshGrant: Grant = async (asking) => {
  const { database, client, form } = asking
  const hash = hashSecret(form.refresh_token ?? '')
  const stored = await database.find<{ uid: string; roles: string[]; version: number }>(sql`
    select uid::text, roles, token_version as version
    from refresh_tokens
    where hash = ${hash} and client_id = ${client.id} and expires_at > now()`)
  const account = stored && (await accountByKey(database, stored.uid))
  if (!account || account.tokenVersion !== stored.version) throw new SignInRefusal('Auth.TokenRevoked')
  await checkStanding(asking, account)
  const roles = remainingRoles(stored.roles, account.roles, client.limits)
  if (!roles) throw new SignInRefusal('Auth.InsufficientRoles', { data: { AssignedRoles: account.roles } })
  return {
    ...(await accessToken(asking, account, roles, client.accessMinutes)),
    refresh_token: form.refresh_token ?? '',
  }
}

/** Client, marketplace, company and user must be active, and the client must admit the company. */
async function checkStanding({ database, client }: Asking, account: Account): Promise<void> {
  if (!account.active) throw new SignInRefusal('Auth.UserNotActive')
  if (!account.companyActive) throw new SignInRefusal('Auth.CompanyNotActive')
  if (await mayUse(database, client, account)) return
  throw new SignInRefusal('Auth.OauthError', { status: 401, message: 'This user is not allowed to use this client.' })
}

function rolesFor({ client, form }: Asking, account: Account): string[] {
  const roles = grantedRoles(account.roles, form.scope, client.limits)
  if (!roles) throw new SignInRefusal('Auth.InsufficientRoles', { data: { AssignedRoles: account.roles } })
  return roles
}

async function issue(asking: Asking, account: Account, roles: string[]): Promise<TokenReply> {
  const { client } = asking
  const token = await accessToken(asking, account, roles, client.accessMinutes)
  if (client.refreshMinutes <= 0) return token
  return { ...token, refresh_token: await keepRefreshToken(asking, account, roles) }
}

/** A guest acts as the client's user with one order; there is no refresh token. */
function issueGuest(asking: Asking, account: Account, roles: string[]): Promise<TokenReply> {
  const guest = { orderid: newID(), anonuserid: asking.form.anonuserid?.slice(0, 100) ?? randomUUID() }
  return accessToken(asking, account, roles, asking.client.anonymousMinutes, guest)
}

export async function accessToken(
  { tokens, client }: Pick<Asking, 'tokens' | 'client'>,
  account: Account,
  roles: readonly string[],
  minutes: number,
  extra: Partial<Claims> = {},
): Promise<TokenReply> {
  const claims = {
    usr: account.username,
    cid: client.id,
    u: account.uid,
    sv: account.tokenVersion,
    usrtype: userTypeOf(account),
    roles,
    ...extra,
  }
  return { access_token: await tokens.sign(claims, minutes), token_type: 'bearer', expires_in: minutes * 60 - 1 }
}

async function keepRefreshToken({ database, client }: Asking, account: Account, roles: string[]): Promise<string> {
  const token = newRefreshToken()
  await database.rows(sql`
    insert into refresh_tokens (hash, uid, client_id, roles, token_version, expires_at)
    values (${hashSecret(token)}, ${account.uid}, ${client.id}, ${JSON.stringify(roles)}::jsonb, ${account.tokenVersion},
      now() + make_interval(mins => ${client.refreshMinutes}::int))`)
  return token
}

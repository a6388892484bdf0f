import { randomUUID } from 'node:crypto'
import { grantedRoles, remainingRoles } from '@tessera/domain/identity/granted-roles'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { newID } from '../engine/ids.ts'
import { trackSignIn } from '../sync/track-sign-in.ts'
import { hashSecret, newRefreshToken } from './secrets.ts'
import { signIn } from './sign-in.ts'
import { accountByKey, accountByName, type SignInAccount, userTypeOf } from './sign-in-accounts.ts'
import { mayUse, type SignInClient } from './sign-in-clients.ts'
import { SignInRefusal } from './sign-in-refusal.ts'
import type { TokenClaims, TokenMaker } from './token-maker.ts'

export interface GrantRequest {
  database: Database
  tokens: TokenMaker
  client: SignInClient
  form: Record<string, string | undefined>
  now: Date
  /** The client's own user, if it was read before. */
  defaultUser?: SignInAccount | undefined
}

export interface TokenReply {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  refresh_token?: string
}

export type TokenGrant = (request: GrantRequest) => Promise<TokenReply>

export const passwordGrant: TokenGrant = async (request) => {
  const { username, password } = request.form
  if (!username || !password) throw new SignInRefusal('Auth.UsernameAndPasswordRequired')
  return grantTokens(request, await signIn(request.database, request.client, username, password, request.now))
}

/** The tokens of a user whose identity is proved, by a password or by a provider. */
export async function grantTokens(request: GrantRequest, account: SignInAccount): Promise<TokenReply> {
  await checkActive(request, account)
  const reply = await issueTokens(request, account, rolesFor(request, account))
  await trackSignIn(request.database, request.client.id, account.uid, request.now)
  return reply
}

/**
 * A client with a verified secret gets a token for its own user. One without gets a guest token, if it allows guests; a
 * secret that it sends is ignored.
 */
export const clientCredentialsGrant: TokenGrant = async (request) => {
  const { client } = request
  const isGuest = !client.needsSecret
  if (isGuest && !client.isAnonBuyer) {
    throw new SignInRefusal('Auth.OauthError', {
      message: 'This client does not allow anonymous shopping and needs its secret.',
    })
  }
  const account =
    request.defaultUser ??
    (client.defaultUsername && (await accountByName(request.database, client.marketplace, client.defaultUsername)))
  if (!account || (isGuest && account.companyType !== 'buyer'))
    throw new SignInRefusal('Auth.OauthError', {
      message: 'Default context user required for client credentials grant',
    })
  await checkActive(request, account)
  const roles = rolesFor(request, account)
  return isGuest ? issueGuest(request, account, roles) : issueTokens(request, account, roles)
}

/** The roles of the first token, less those revoked since. The refresh token stays valid. */
export const refreshGrant: TokenGrant = async (request) => {
  const { database, client, form } = request
  const hash = hashSecret(form.refresh_token ?? '')
  const stored = await database.find<{ uid: string; roles: string[]; version: number }>(sql`
    select uid::text, roles, token_version as version
    from refresh_tokens
    where hash = ${hash} and client_id = ${client.id} and expires_at > now()`)
  const account = stored && (await accountByKey(database, stored.uid))
  if (!account || account.tokenVersion !== stored.version) throw new SignInRefusal('Auth.TokenRevoked')
  await checkActive(request, account)
  const roles = remainingRoles(stored.roles, account.roles, client.limits)
  if (!roles) throw new SignInRefusal('Auth.InsufficientRoles', { data: { AssignedRoles: account.roles } })
  return {
    ...(await createAccessToken(request, account, roles, client.accessMinutes)),
    refresh_token: form.refresh_token ?? '',
  }
}

/** Client, marketplace, company and user must be active, and the client must admit the company. */
async function checkActive({ database, client }: GrantRequest, account: SignInAccount): Promise<void> {
  if (!account.active) throw new SignInRefusal('Auth.UserNotActive')
  if (!account.companyActive) throw new SignInRefusal('Auth.CompanyNotActive')
  if (await mayUse(database, client, account)) return
  throw new SignInRefusal('Auth.OauthError', { status: 401, message: 'This user is not allowed to use this client.' })
}

function rolesFor({ client, form }: GrantRequest, account: SignInAccount): string[] {
  const roles = grantedRoles(account.roles, form.scope, client.limits)
  if (!roles) throw new SignInRefusal('Auth.InsufficientRoles', { data: { AssignedRoles: account.roles } })
  return roles
}

async function issueTokens(request: GrantRequest, account: SignInAccount, roles: string[]): Promise<TokenReply> {
  const { client } = request
  const token = await createAccessToken(request, account, roles, client.accessMinutes)
  if (client.refreshMinutes <= 0) return token
  return { ...token, refresh_token: await storeRefreshToken(request, account, roles) }
}

/** A guest acts as the client's user with one order; there is no refresh token. */
function issueGuest(request: GrantRequest, account: SignInAccount, roles: string[]): Promise<TokenReply> {
  const guest = { orderid: newID(), anonuserid: request.form.anonuserid?.slice(0, 100) ?? randomUUID() }
  return createAccessToken(request, account, roles, request.client.anonymousMinutes, guest)
}

export async function createAccessToken(
  { tokens, client }: Pick<GrantRequest, 'tokens' | 'client'>,
  account: SignInAccount,
  roles: readonly string[],
  minutes: number,
  extra: Partial<TokenClaims> = {},
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

async function storeRefreshToken(
  { database, client }: GrantRequest,
  account: SignInAccount,
  roles: string[],
): Promise<string> {
  const token = newRefreshToken()
  await database.rows(sql`
    insert into refresh_tokens (hash, uid, client_id, roles, token_version, expires_at)
    values (${hashSecret(token)}, ${account.uid}, ${client.id}, ${JSON.stringify(roles)}::jsonb, ${account.tokenVersion},
      now() + make_interval(mins => ${client.refreshMinutes}::int))`)
  return token
}

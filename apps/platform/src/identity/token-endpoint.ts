import type { Database } from '@tessera/server/database'
import { addressBlock, findWait, type RateLimit, recordHit } from '@tessera/server/rate-limit'
import { StatusReply } from '@tessera/server/status-reply'
import type { PlatformHandler, PlatformHandlers } from '../actor.ts'
import { clientCredentialsGrant, passwordGrant, refreshGrant, type TokenGrant } from './grants.ts'
import { isPassword } from './passwords.ts'
import { hashSecret } from './secrets.ts'
import { findClient, type SignInClient } from './sign-in-clients.ts'
import { answerRefusal, SignInRefusal } from './sign-in-refusal.ts'
import type { TokenMaker } from './token-maker.ts'

export interface TokenEndpoint {
  database: Database
  tokens: TokenMaker
  /** Failed sign-ins per IP address. */
  failures: RateLimit
  /** Anonymous tokens per IP address: each may create an order. */
  guests: RateLimit
}

/** A map, not an object: `constructor` must not match a grant. */
const grants: ReadonlyMap<string, TokenGrant> = new Map([
  ['password', passwordGrant],
  ['client_credentials', clientCredentialsGrant],
  ['refresh_token', refreshGrant],
])

const noStore = { 'cache-control': 'no-store', pragma: 'no-cache' }

/** `POST /oauth/token`. Runs outside a write transaction: a counted failure must not be rolled back. */
export function tokenHandlers(endpoint: TokenEndpoint): PlatformHandlers {
  const handler: PlatformHandler = async (call) => {
    const form = call.body as Record<string, string | undefined>
    const from = addressBlock(call.from)
    try {
      return new StatusReply(200, await giveToken(endpoint, form, from, call.now), noStore)
    } catch (error) {
      if (!(error instanceof SignInRefusal)) throw error
      if (error.status !== 429) await recordHit(endpoint.database, endpoint.failures, from)
      return answerRefusal(error)
    }
  }
  const names = ['Login', 'ElevatedLogin', 'ClientCredentials', 'RefreshToken', 'Anonymous']
  return Object.fromEntries(names.map((name) => [`Auth.${name}`, handler]))
}

async function giveToken(
  { database, tokens, failures, guests }: TokenEndpoint,
  form: Record<string, string | undefined>,
  from: string,
  now: Date,
) {
  const grant = grants.get(form.grant_type ?? '')
  if (!grant)
    throw new SignInRefusal('Auth.OauthError', {
      message: 'The grant_type must be password, client_credentials or refresh_token.',
    })
  refuseIfLimited(await findWait(database, failures, from))
  const client = await getClient(database, form)
  if (form.grant_type === 'client_credentials' && !client.needsSecret)
    refuseIfLimited(await recordHit(database, guests, from))
  return grant({ database, tokens, client, form, now })
}

function refuseIfLimited(wait: number | undefined): void {
  if (wait) throw new SignInRefusal('RateLimit.Exceeded', { status: 429, retryAfter: wait })
}

async function getClient(database: Database, form: Record<string, string | undefined>): Promise<SignInClient> {
  const client = form.client_id ? await findClient(database, form.client_id) : undefined
  if (!client) throw new SignInRefusal('ApiClient.InvalidClientID')
  if (!client.marketplaceActive) throw new SignInRefusal('Auth.SellerNotActive')
  if (!client.active) throw new SignInRefusal('Auth.ClientNotActive')
  if (!(await hasSecret(client, form.client_secret)))
    throw new SignInRefusal('ApiClient.InvalidClientID', { message: 'The client secret is missing or wrong.' })
  return client
}

/** A client with a secret must send one for every grant. */
async function hasSecret({ needsSecret, secretHashes }: SignInClient, secret: string | undefined): Promise<boolean> {
  if (!needsSecret) return true
  if (!secret) return false
  const made = hashSecret(secret)
  if (secretHashes.includes(made)) return true
  for (const hash of secretHashes) if (hash.startsWith('$argon2id$') && (await isPassword(secret, hash))) return true
  return false
}

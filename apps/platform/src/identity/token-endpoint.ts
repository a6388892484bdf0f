import type { Database } from '@tessera/server/database'
import {
  addressBlock,
  type CountedHit,
  findWait,
  hitStatement,
  type RateLimit,
  recordHit,
  selectWait,
  waitAfter,
} from '@tessera/server/rate-limit'
import { sql } from '@tessera/server/sql'
import { StatusReply } from '@tessera/server/status-reply'
import type { PlatformHandler, PlatformHandlers } from '../actor.ts'
import { clientCredentialsGrant, passwordGrant, refreshGrant, type TokenGrant } from './grants.ts'
import { isKnownSecret, isSlowSecret } from './is-known-secret.ts'
import { refuseInactiveClient } from './refuse-inactive-client.ts'
import { type SignInAccount, selectAccountByName } from './sign-in-accounts.ts'
import { findClientWith, type SignInClient } from './sign-in-clients.ts'
import { answerRefusal, SignInRefusal } from './sign-in-refusal.ts'
import type { TokenMaker } from './token-maker.ts'

export interface TokenEndpoint {
  database: Database
  tokens: TokenMaker
  /** Failed sign-ins per IP address. */
  failures: RateLimit
  /** Failed sign-ins per client that proves itself by its secret: a shop signs in all its customers from one address. */
  clientFailures: RateLimit
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
    const { database, failures, clientFailures } = endpoint
    const client = form.client_id
      ? await findClientWith<number>(database, form.client_id, selectWait(failures, from))
      : undefined
    const isProven = await provesClient(endpoint, client, form.client_secret, from)
    const [limit, who] = client && isProven ? [clientFailures, client.id] : [failures, from]
    try {
      refuseIfLimited(client && !isProven ? client.more : await findWait(database, limit, who))
      return new StatusReply(
        200,
        await giveToken(endpoint, checkClient(client, isProven), form, from, call.now),
        noStore,
      )
    } catch (error) {
      if (!(error instanceof SignInRefusal)) throw error
      if (error.status !== 429) await recordHit(database, limit, who)
      return answerRefusal(error)
    }
  }
  const names = ['Login', 'ElevatedLogin', 'ClientCredentials', 'RefreshToken', 'Anonymous']
  return Object.fromEntries(names.map((name) => [`Auth.${name}`, handler]))
}

async function giveToken(
  { database, tokens, guests }: TokenEndpoint,
  client: SignInClient,
  form: Record<string, string | undefined>,
  from: string,
  now: Date,
) {
  const grant = grants.get(form.grant_type ?? '')
  if (!grant)
    throw new SignInRefusal('Auth.OauthError', {
      message: 'The grant_type must be password, client_credentials or refresh_token.',
    })
  const isForGuest = form.grant_type === 'client_credentials' && !client.needsSecret
  const defaultUser = isForGuest ? await countGuest({ database, guests }, client, from) : undefined
  return grant({ database, tokens, client, form, now, defaultUser })
}

/** Counts a guest and reads the user of the client, whom all guests share, in one statement. */
async function countGuest(
  { database, guests }: Pick<TokenEndpoint, 'database' | 'guests'>,
  { marketplace, defaultUsername }: SignInClient,
  from: string,
): Promise<SignInAccount | undefined> {
  const row = await database.find<CountedHit & { uid: string | null }>(sql`
    with hit as (${hitStatement(guests, from)})
    select hit.hits, hit.wait, account.*
    from hit
    left join lateral (${selectAccountByName(marketplace, defaultUsername ?? '')}) account on true
    limit 1`)
  refuseIfLimited(waitAfter(guests, row))
  return row?.uid ? (row as CountedHit & SignInAccount) : undefined
}

function refuseIfLimited(wait: number | null | undefined): void {
  if (wait) throw new SignInRefusal('RateLimit.Exceeded', { status: 429, retryAfter: wait })
}

function checkClient(client: SignInClient | undefined, isProven: boolean): SignInClient {
  if (!client) throw new SignInRefusal('ApiClient.InvalidClientID')
  refuseInactiveClient(client)
  if (client.needsSecret && !isProven)
    throw new SignInRefusal('ApiClient.InvalidClientID', { message: 'The client secret is missing or wrong.' })
  return client
}

/** A client with a secret must send it for every grant. Nothing slow is computed for an address that failed too often. */
async function provesClient(
  { database, failures }: TokenEndpoint,
  client: SignInClient | undefined,
  secret: string | undefined,
  from: string,
): Promise<boolean> {
  if (!client?.needsSecret || !secret) return false
  if (isKnownSecret(client, secret)) return true
  return (await findWait(database, failures, from)) === undefined && isSlowSecret(client, secret)
}

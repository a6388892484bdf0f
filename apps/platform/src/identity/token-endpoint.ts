import type { Database } from '@tessera/server/database'
import { addressBlock, findWait, type RateLimit, recordHit, selectWait } from '@tessera/server/rate-limit'
import { SoftRateLimiter } from '@tessera/server/soft-rate-limiter'
import { StatusReply } from '@tessera/server/status-reply'
import type { PlatformHandler, PlatformHandlers } from '../actor.ts'
import type { TokenAuthenticator } from './authenticate.ts'
import { clientCredentialsGrant, passwordGrant, refreshGrant, type TokenGrant } from './grants.ts'
import { findGuestClient, type GuestClient } from './guest-clients.ts'
import { isKnownSecret, isSlowSecret } from './is-known-secret.ts'
import { refuseInactiveClient } from './refuse-inactive-client.ts'
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
  authenticate: TokenAuthenticator
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
  const guests = new SoftRateLimiter(endpoint.database, endpoint.guests)
  const handler: PlatformHandler = async (call) => {
    const form = call.body as TokenForm
    const from = addressBlock(call.from)
    const { database, failures, clientFailures } = endpoint
    const client = await findAsking(endpoint, form, from)
    const isProven = await provesClient(endpoint, client, form.client_secret, from)
    const [limit, who] = client && isProven ? [clientFailures, client.id] : [failures, from]
    try {
      refuseIfLimited(client && !isProven ? client.more : await findWait(database, limit, who))
      const asking = checkClient(client, isProven)
      if (isForGuest(form, asking)) refuseIfLimited(guests.hit(from, Date.now()))
      return new StatusReply(200, await giveToken(endpoint, asking, form, call.now), noStore)
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
  { database, tokens, authenticate }: TokenEndpoint,
  client: AskingClient,
  form: TokenForm,
  now: Date,
) {
  const grant = grants.get(form.grant_type ?? '')
  if (!grant)
    throw new SignInRefusal('Auth.OauthError', {
      message: 'The grant_type must be password, client_credentials or refresh_token.',
    })
  const { guest } = client
  const reply = await grant({ database, tokens, client, form, now, defaultUser: guest?.account ?? undefined })
  if (guest?.holder) authenticate.trustNew(reply.access_token, guest.holder, guest.readAt)
  return reply
}

type TokenForm = Record<string, string | undefined>

const isForClient = ({ grant_type }: TokenForm): boolean => grant_type === 'client_credentials'

const isForGuest = (form: TokenForm, { needsSecret, isAnonBuyer }: SignInClient): boolean =>
  isForClient(form) && isAnonBuyer && !needsSecret

interface AskingClient extends SignInClient {
  /** The seconds that its address has to wait after failures, if they were read. A guest has no secret to guess. */
  more?: number | null
  /** Set if it asks for a guest. */
  guest?: GuestClient
}

async function findAsking(
  { database, failures, authenticate }: TokenEndpoint,
  form: TokenForm,
  from: string,
): Promise<AskingClient | undefined> {
  const { client_id: id } = form
  if (!id) return undefined
  const guest = isForClient(form) && !form.client_secret ? await findGuestClient(authenticate, id) : undefined
  if (guest) return { ...guest.client, guest }
  return findClientWith<number>(database, id, selectWait(failures, from))
}

function refuseIfLimited(wait: number | null | undefined): void {
  if (wait) throw new SignInRefusal('RateLimit.Exceeded', { status: 429, retryAfter: wait })
}

function checkClient(client: AskingClient | undefined, isProven: boolean): AskingClient {
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

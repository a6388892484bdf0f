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
import { type ClientWith, findClientWith, type SignInClient, selectClient } from './sign-in-clients.ts'
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
  /** Called with the token of a new guest. */
  trustNew(token: string): void
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
    const form = call.body as TokenForm
    const from = addressBlock(call.from)
    const { database, failures, clientFailures } = endpoint
    const client = await findAsking(endpoint, form, from)
    const isProven = await provesClient(endpoint, client, form.client_secret, from)
    const [limit, who] = client && isProven ? [clientFailures, client.id] : [failures, from]
    try {
      refuseIfLimited(client && !isProven ? client.more : await findWait(database, limit, who))
      return new StatusReply(200, await giveToken(endpoint, checkClient(client, isProven), form, call.now), noStore)
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
  { database, tokens, guests, trustNew }: TokenEndpoint,
  client: AskingClient,
  form: TokenForm,
  now: Date,
) {
  const grant = grants.get(form.grant_type ?? '')
  if (!grant)
    throw new SignInRefusal('Auth.OauthError', {
      message: 'The grant_type must be password, client_credentials or refresh_token.',
    })
  const isForGuest = isForClient(form) && !client.needsSecret
  refuseIfLimited(waitAfter(guests, client.hit ?? undefined))
  const defaultUser = client.account ?? undefined
  const reply = await grant({ database, tokens, client, form, now, defaultUser })
  if (isForGuest) trustNew(reply.access_token)
  return reply
}

type TokenForm = Record<string, string | undefined>

const isForClient = ({ grant_type }: TokenForm): boolean => grant_type === 'client_credentials'

/** `more` are the seconds that its address has to wait after failures. */
interface AskingClient extends ClientWith<number> {
  /** A guest was counted. */
  hit?: CountedHit | null
  /** The user of the client, whom all its guests share. */
  account?: SignInAccount | null
}

async function findAsking(endpoint: TokenEndpoint, form: TokenForm, from: string): Promise<AskingClient | undefined> {
  const { client_id: id } = form
  if (!id) return undefined
  const { database, failures } = endpoint
  if (!isForClient(form)) return findClientWith<number>(database, id, selectWait(failures, from))
  return findAndCount(endpoint, id, from)
}

/** Finds the client; if it asks for a guest, counts the guest and reads its user in the same statement. */
const findAndCount = (
  { database, failures, guests }: TokenEndpoint,
  id: string,
  from: string,
): Promise<AskingClient | undefined> =>
  database.find<AskingClient>(sql`
    with client as materialized (${selectClient(id, selectWait(failures, from))}),
    asking as materialized (
      select * from client where more is null and active and "marketplaceActive" and "isAnonBuyer" and not "needsSecret"),
    hit as (${hitStatement(guests, from, 1, sql`asking`)})
    select client.*, (select row_to_json(hit) from hit) as hit, (
      select row_to_json(account)
      from asking cross join lateral (
        ${selectAccountByName(sql`asking.marketplace`, sql`asking."defaultUsername"`)}) account) as account
    from client
    limit 1`)

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

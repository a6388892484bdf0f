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
import type { TrustedReads } from '../trusted-reads.ts'
import { selectHolder, type TokenAuthenticator, type TokenHolder } from './authenticate.ts'
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
  trustNew: TokenAuthenticator['trustNew']
  /** Read with the client if they are due: the guest's first call needs them. */
  reads: TrustedReads
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
  const { guest } = client
  refuseIfLimited(waitAfter(guests, client.hit ?? undefined))
  const reply = await grant({ database, tokens, client, form, now, defaultUser: guest?.account })
  if (guest?.holder) trustNew(reply.access_token, guest.holder, client.readAt)
  return reply
}

type TokenForm = Record<string, string | undefined>

const isForClient = ({ grant_type }: TokenForm): boolean => grant_type === 'client_credentials'

/** `more` are the seconds that its address has to wait after failures. */
interface AskingClient extends ClientWith<number> {
  /** A guest was counted. */
  hit?: CountedHit | null
  /** The user of the client, whom all its guests share. */
  guest?: { account: SignInAccount; holder: TokenHolder | null } | null
  readAt: number
}

async function findAsking(endpoint: TokenEndpoint, form: TokenForm, from: string): Promise<AskingClient | undefined> {
  const { client_id: id } = form
  if (!id) return undefined
  const { database, failures } = endpoint
  const readAt = Date.now()
  const found = isForClient(form)
    ? await findAndCount(endpoint, id, from)
    : await findClientWith<number>(database, id, selectWait(failures, from))
  return found && { ...found, readAt }
}

/** Finds the client; if it asks for a guest, counts the guest and reads its user in the same statement. */
async function findAndCount({ database, failures, guests, reads }: TokenEndpoint, id: string, from: string) {
  const due = reads.due()
  const found = await database.find<Omit<AskingClient, 'readAt'> & { due: unknown[] }>(sql`
    with client as materialized (${selectClient(id, selectWait(failures, from))}),
    asking as materialized (
      select * from client where more is null and active and "marketplaceActive" and "isAnonBuyer" and not "needsSecret"),
    hit as (${hitStatement(guests, from, 1, sql`asking`)})
    select client.*, (select row_to_json(hit) from hit) as hit, ${due.column} as due, (
      select json_build_object('account', account, 'holder', holder)
      from asking
      cross join lateral (${selectAccountByName(sql`asking.marketplace`, sql`asking."defaultUsername"`)}) account
      left join lateral (${selectHolder({ u: sql`account.uid::bigint`, cid: sql`asking.id`, jti: '' })}) holder on true) as guest
    from client
    limit 1`)
  if (found) due.accept(found.due)
  return found
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

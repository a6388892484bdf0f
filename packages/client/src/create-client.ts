import { type Auth, createAuth } from './auth.ts'
import type { RequestOptions } from './call-options.ts'
import { callerOf } from './caller.ts'
import { type Configuration, createConfiguration, type SettingsChange } from './configuration.ts'
import { type CookieDocument, cookieStore } from './cookie-store.ts'
import { table } from './platform/operations.gen.ts'
import type { PlatformClient } from './platform/types.gen.ts'
import { queryText } from './query-text.ts'
import { type CallFunction, createResources } from './resources.ts'
import { addressOf, type OperationRow, parseRows } from './rows.ts'
import { memoryStore, type TokenStore } from './token-store.ts'
import { createTokens, type Tokens } from './tokens.ts'
import { createTransport, type FetchFunction, type SendRequest } from './transport.ts'

export type ClientOptions = SettingsChange & {
  /** Token storage; by default cookies in a browser, memory elsewhere. */
  tokens?: TokenStore | undefined
  /** The document whose cookies hold the tokens. */
  document?: CookieDocument | undefined
  fetch?: FetchFunction | undefined
  /** Result of an answer without a body: undefined by default, empty text in the published client. */
  emptyReply?: '' | undefined
  /** Milliseconds since 1970. */
  now?: (() => number) | undefined
}

export interface Client extends PlatformClient {
  Auth: Auth
  Tokens: Tokens
  Configuration: Configuration
  /** The same client with the impersonation token. This client is not changed. */
  As(): Client
}

const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/plain, */*' }

/** The commerce API: `client.CostCenters.List(buyerID, { search: 'west' })`. */
export function createClient(options: ClientOptions = {}): Client {
  const { tokens: store, document, fetch, emptyReply, now = Date.now, ...settings } = options
  const Configuration = createConfiguration(settings)
  // looked up at each call: a global that is replaced later applies, and browsers refuse a detached `window.fetch`
  const send = createTransport(Configuration, fetch ?? ((url, init) => globalThis.fetch(url, init)), emptyReply)
  const Auth = createAuth(send)
  const Tokens = createTokens({
    store: store ?? defaultStore(Configuration, now, document),
    clientID: () => Configuration.Get().clientID,
    refresh: Auth.RefreshToken,
    now,
  })
  return clientOver(parseRows(table), { Auth, Tokens, Configuration }, send, false)
}

type Parts = Pick<Client, 'Auth' | 'Tokens' | 'Configuration'>

function clientOver(rows: readonly OperationRow[], parts: Parts, send: SendRequest, impersonating: boolean): Client {
  let derived: Client | undefined
  const as = (): Client => {
    derived ??= impersonating ? client : clientOver(rows, parts, send, true)
    return derived
  }
  const resources = createResources(rows, callOver(parts.Tokens, send, impersonating), as)
  const client = { ...resources, ...parts, As: as } as object as Client
  return client
}

/** The token is chosen per call and sent with it; there is no shared flag that another call could read. */
function callOver(tokens: Tokens, send: SendRequest, impersonating: boolean): CallFunction {
  return async (row, path, rest, method) => {
    const caller = callerOf(method)
    const left = [...rest]
    const body = row.body ? left.shift() : undefined
    const query = row.options ? queryText(left.shift() as object | undefined) : ''
    const { accessToken, signal, idempotencyKey } = (left[0] ?? {}) as RequestOptions
    const chosen = accessToken || (impersonating ? tokens.GetImpersonationToken() : null)
    return send({
      verb: row.verb,
      path: addressOf(row.path, path) + (query && `?${query}`),
      headers: idempotencyKey ? { ...headers, 'Idempotency-Key': idempotencyKey } : headers,
      token: () => tokens.GetValidToken(chosen),
      body: JSON.stringify(body),
      signal,
      caller,
    })
  }
}

function defaultStore(configuration: Configuration, now: () => number, cookieDocument?: CookieDocument): TokenStore {
  const document = cookieDocument ?? (globalThis as { document?: CookieDocument }).document
  return document ? cookieStore(document, () => configuration.Get().cookieOptions, now) : memoryStore()
}

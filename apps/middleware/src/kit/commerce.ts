import type { RequestOptions } from '@tessera/client/call-options'
import { claimsOf } from '@tessera/client/claims'
import { type Client, createClient } from '@tessera/client/create-client'
import type { MeUser } from '@tessera/client/platform/types.gen'
import { PlatformError } from '@tessera/client/platform-error'
import { createTransport, type Fetch } from '@tessera/client/transport'
import { holdsRole } from '@tessera/domain/identity/granted-roles'
import type { Bearer, Operator } from './visitor.ts'

/** The buyer that all customers belong to; accounts and price groups are user groups in it. */
export const buyerID = 'storefront'
export const catalogID = 'storefront'

export interface CommerceOptions {
  baseUrl: string
  /** Over the network, or straight into the platform when it shares the process. */
  fetch?: Fetch | undefined
  sellerClientID: string
  sellerClientSecret: string
  storefrontClientID: string
}

export interface Commerce {
  client: Client
  storefrontClientID: string
  /** The shop's own rights on the platform, for what no customer may do alone. */
  backOffice(): Promise<RequestOptions>
  /** An address of the platform that is not in its public table. */
  get(path: string, token: string, signal: AbortSignal): Promise<Response>
  /** An address of the table with a question that is ours; answers and refusals are those of the client. */
  read(path: string, token: string): Promise<unknown>
  /** An address that is ours alone, outside the table, with the same answers and refusals. */
  post(path: string, token: string, body?: object, headers?: Record<string, string>): Promise<unknown>
  /** The person behind a bearer token, once the platform has vouched for it. */
  findBearer(token: string): Promise<Bearer | undefined>
}

/** How long a vouched token is believed; the platform itself looks again after as long. */
const trustMilliseconds = 5000
const maxKnown = 10_000

export function createCommerce(options: CommerceOptions): Commerce {
  const { baseUrl, fetch, sellerClientID, sellerClientSecret, storefrontClientID } = options
  const client = createClient({ baseApiUrl: baseUrl, fetch, clientID: storefrontClientID })
  const backOffice = renewed(() => client.Auth.ClientCredentials(sellerClientSecret, sellerClientID, ['FullAccess']))
  const get: Commerce['get'] = (path, token, signal) =>
    (fetch ?? globalThis.fetch)(baseUrl + path, { headers: { authorization: `Bearer ${token}` }, signal })
  const send = createTransport(client.Configuration, fetch ?? globalThis.fetch)
  const read: Commerce['read'] = (path, token) =>
    send({ verb: 'GET', path, headers: {}, token: async () => token, caller: new Error(path) })
  const post: Commerce['post'] = (path, token, body, more) => {
    const headers = { ...(body && { 'Content-Type': 'application/json' }), ...more }
    const text = body && JSON.stringify(body)
    return send({ verb: 'POST', path, headers, token: async () => token, body: text, caller: new Error(path) })
  }
  const findBearer = remembered((token) => ask(client, token))
  return { client, storefrontClientID, backOffice, get, read, post, findBearer }
}

/** One token for all, asked for again a minute before it ends; callers that come together wait for one answer. */
function renewed(ask: () => Promise<{ access_token: string; expires_in: number }>): Commerce['backOffice'] {
  let until = 0
  let known: Promise<RequestOptions> | undefined
  return () => {
    if (known && Date.now() < until) return known
    until = Date.now() + 30_000
    known = ask().then(({ access_token, expires_in }) => {
      until = Date.now() + (expires_in - 60) * 1000
      return { accessToken: access_token }
    })
    known.catch(() => {
      known = undefined
    })
    return known
  }
}

async function ask(client: Client, token: string): Promise<Bearer | undefined> {
  try {
    if (!isToken(token)) return undefined
    const me = await client.Me.Get({ accessToken: token })
    // believed only after the platform has checked the signature
    const isGuest = 'orderid' in claimsOf(token)
    return { token, userID: me.ID, isGuest, roles: rolesOf(token), operator: operatorOf(me, token) }
  } catch (error) {
    if (error instanceof PlatformError && error.status === 401) return undefined
    throw error
  }
}

/** A seller's user; and the token was asked for with the role, however much more its user may do. */
function operatorOf({ ID, Seller, FirstName, LastName }: MeUser, token: string): Operator | undefined {
  if (!Seller || !holdsRole(rolesOf(token), 'OrderAdmin')) return undefined
  return { userID: ID, name: `${FirstName} ${LastName}`.trim() || ID }
}

function rolesOf(token: string): string[] {
  const { role = [] } = claimsOf(token) as { role?: string | string[] }
  return [role].flat()
}

/** What cannot be read is no token; the client would not even send it. */
function isToken(text: string): boolean {
  try {
    claimsOf(text)
    return true
  } catch {
    return false
  }
}

function remembered(find: Commerce['findBearer']): Commerce['findBearer'] {
  const known = new Map<string, { bearer: Bearer; until: number }>()
  return async (token) => {
    const hit = known.get(token)
    if (hit && hit.until > Date.now()) return hit.bearer
    const bearer = await find(token)
    if (known.size >= maxKnown) known.clear()
    if (bearer) known.set(token, { bearer, until: Date.now() + trustMilliseconds })
    return bearer
  }
}

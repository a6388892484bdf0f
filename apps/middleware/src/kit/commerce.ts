import type { RequestOptions } from '@tessera/client/call-options'
import { claimsOf } from '@tessera/client/claims'
import { type Client, createClient } from '@tessera/client/create-client'
import type { MeUser } from '@tessera/client/platform/types.gen'
import { PlatformError } from '@tessera/client/platform-error'
import type { FetchFunction } from '@tessera/client/transport'
import { LruCache } from '@tessera/server/lru-cache'
import { askPlatform, type PlatformAnswer, type PlatformRequest } from './ask-platform.ts'
import { cacheOwnToken, replaceRefused } from './own-token.ts'
import { requestDeskToken } from './return-desk.ts'
import type { BearerIdentity, StaffMember, StoreOperator } from './visitor.ts'

/** All customers belong to this buyer; accounts and price groups are user groups in it. */
export const buyerID = 'storefront'
export const catalogID = 'storefront'

export interface CommerceOptions {
  baseUrl: string
  /** Calls over the network, or directly into the platform if both share a process. */
  fetch?: FetchFunction | undefined
  sellerClientID: string
  sellerClientSecret: string
  storefrontClientID: string
}

export interface Commerce {
  client: Client
  storefrontClientID: string
  /** Token with the shop's own rights on the platform, for operations no customer may do. */
  backOffice(): Promise<RequestOptions>
  /** Token of the user who submits returns for customers. */
  returnDesk(): Promise<RequestOptions>
  /** The person behind a bearer token, once the platform has vouched for it. */
  findBearer(token: string): Promise<BearerIdentity | undefined>
  /** Requests a token for a new guest. The platform has just issued it, so it is not asked about it again. */
  openGuest(forwardedFor: string): Promise<{ access_token: string; expires_in: number }>
  /** Sends any operation of the platform. */
  ask(request: PlatformRequest): Promise<PlatformAnswer>
}

/** A verified token is trusted for 5 s; the platform itself checks again after the same time. */
const trustMilliseconds = 5000
const maxCachedBearers = 10_000
/** Two processes that create the return desk at once revoke each other's first token; this ends it soon. */
const deskSeconds = 60

export function createCommerce(options: CommerceOptions): Commerce {
  const { baseUrl, sellerClientID, sellerClientSecret, storefrontClientID } = options
  const send: FetchFunction = options.fetch ?? ((url, init) => globalThis.fetch(url, init))
  const fetch = replaceRefused(send, () => [shopToken, deskToken])
  const client = createClient({ baseApiUrl: baseUrl, fetch, clientID: storefrontClientID })
  const shopToken = cacheOwnToken(() =>
    client.Auth.ClientCredentials(sellerClientSecret, sellerClientID, ['FullAccess']),
  )
  const backOffice = shopToken.get
  const desk = { client, backOffice, sellerClientID, sellerClientSecret }
  const deskToken = cacheOwnToken(() => requestDeskToken(desk), deskSeconds)
  const { findBearer, trustGuest } = cacheBearers((token) => fetchBearer(client, token))
  const openGuest: Commerce['openGuest'] = async (forwardedFor) => {
    const issued = await client.Auth.Anonymous(storefrontClientID, ['Shopper'], null, { forwardedFor })
    trustGuest(issued.access_token)
    return issued
  }
  const returnDesk = deskToken.get
  return { client, storefrontClientID, backOffice, returnDesk, findBearer, openGuest, ask: askPlatform(baseUrl, fetch) }
}

async function fetchBearer(client: Client, token: string): Promise<BearerIdentity | undefined> {
  try {
    if (!isToken(token)) return undefined
    const me = await client.Me.Get({ accessToken: token })
    // trusted only after the platform has checked the signature
    const isGuest = 'orderid' in claimsOf(token)
    return { token, userID: me.ID, isGuest, roles: rolesOf(token), operator: operatorOf(me), staff: staffOf(me) }
  } catch (error) {
    if (error instanceof PlatformError && error.status === 401) return undefined
    throw error
  }
}

const nameOf = ({ ID, FirstName, LastName }: MeUser): string => `${FirstName} ${LastName}`.trim() || ID

/** A seller's user; the roles of the token say which calls they may use. */
const operatorOf = (me: MeUser): StoreOperator | undefined =>
  me.Seller ? { userID: me.ID, name: nameOf(me) } : undefined

const staffOf = (me: MeUser): StaffMember | undefined =>
  me.Seller || me.Supplier ? { userID: me.ID, name: nameOf(me), companyID: me.Supplier?.ID ?? '' } : undefined

function rolesOf(token: string): string[] {
  const { role = [] } = claimsOf(token) as { role?: string | string[] }
  return [role].flat()
}

/** Unreadable text is no token; the client would not even send it. */
function isToken(text: string): boolean {
  try {
    claimsOf(text)
    return true
  } catch {
    return false
  }
}

/** The platform's key of the user whom a token belongs to. */
const userKeyOf = (token: string): string => String((claimsOf(token) as { u?: unknown }).u)

function cacheBearers(fetchOne: Commerce['findBearer']) {
  const cached = new LruCache<{ bearer: BearerIdentity; until: number }>(maxCachedBearers)
  /** All guests are one user, whose ID the first verified token tells. */
  const guestIds = new LruCache<string>(10)
  const trust = (bearer: BearerIdentity) => cached.set(bearer.token, { bearer, until: Date.now() + trustMilliseconds })
  /** A page calls several times at once; the platform is asked about its token once. */
  const running = new Map<string, ReturnType<Commerce['findBearer']>>()
  const verify: Commerce['findBearer'] = async (token) => {
    const bearer = await fetchOne(token)
    if (bearer) trust(bearer)
    if (bearer?.isGuest) guestIds.set(userKeyOf(token), bearer.userID)
    return bearer
  }
  const findBearer: Commerce['findBearer'] = async (token) => {
    const hit = cached.get(token)
    if (hit && hit.until > Date.now()) return hit.bearer
    const asked = running.get(token) ?? verify(token).finally(() => running.delete(token))
    running.set(token, asked)
    return asked
  }
  const trustGuest = (token: string): void => {
    const userID = guestIds.get(userKeyOf(token))
    if (userID) trust({ token, userID, isGuest: true, roles: rolesOf(token), operator: undefined })
  }
  return { findBearer, trustGuest }
}

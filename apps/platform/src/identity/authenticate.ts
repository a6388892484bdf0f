import { fail, refusal } from '@tessera/server/api-error'
import type { Database } from '@tessera/server/database'
import { LruCache } from '@tessera/server/lru-cache'
import { type Sql, sql } from '@tessera/server/sql'
import { decodeJwt } from 'jose'
import type { Actor } from '../actor.ts'
import { type TrustedReads, trustMilliseconds } from '../trusted-reads.ts'
import { rolesOf, type TokenClaims, type TokenMaker } from './token-maker.ts'

export type TokenAuthenticator = ((header: string | undefined) => Promise<Actor>) & {
  forget(): void
  /** A small fact about who may call, trusted as long as a caller and forgotten with callers. */
  findTrusted<T>(key: string, question: Sql): Promise<{ value: T; readAt: number }>
  /** A guest's token was issued a moment ago, after its holder was read: nothing more is read for it. */
  trustNew(token: string, holder: TokenHolder, readAt: number): void
}

/** A caller of `forget` has not committed yet: reads in this interval may be stale and are not cached. */
const quietSeconds = 1
const maxKnown = 10_000

/**
 * Resolves a bearer token: first its signature, then the state of user, company, client and marketplace. A process trusts
 * what it has read for five seconds; IDN-4 allows sixty.
 */
export function createAuthenticator(database: Database, tokens: TokenMaker, reads: TrustedReads): TokenAuthenticator {
  const known = new LruCache<{ actor: Actor; claims: TokenClaims; until: number }>(maxKnown)
  let quietUntil = 0
  const keep = (token: string, claims: TokenClaims, actor: Actor, until: number): void =>
    known.set(token, { actor, claims, until: Math.min(until, (claims.exp + 10) * 1000) })
  const authenticate = async (header: string | undefined): Promise<Actor> => {
    const token = /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1] ?? fail('InvalidToken')
    const hit = known.get(token)
    if (hit && hit.until > Date.now()) return hit.actor
    const requestedAt = Date.now()
    const claims = claimsIn(hit, requestedAt) ?? (await tokens.findClaims(token)) ?? fail('InvalidToken')
    const { holder, until } = isStanding(claims)
      ? await findStanding(claims)
      : { holder: await readHolder(database, claims), until: requestedAt + trustMilliseconds }
    const actor = actorOf(holder, claims)
    if (requestedAt > quietUntil) keep(token, claims, actor, until)
    return actor
  }
  const findTrusted: TokenAuthenticator['findTrusted'] = async <T>(key: string, question: Sql) => {
    const readAt = Date.now()
    if (readAt > quietUntil) {
      const { value, until } = await reads.find<T>(standingPrefix + key, question)
      return { value, readAt: until - trustMilliseconds }
    }
    const row = await database.find<{ value: T }>(sql`select (${question}) as value`)
    return { value: row?.value as T, readAt }
  }
  const findStanding = async (claims: TokenClaims): Promise<{ holder: TokenHolder; until: number }> => {
    const question = sql`select row_to_json(h) from (${selectHolder(claims)}) h`
    const { value, readAt } = await findTrusted<TokenHolder | null>(claims.jti, question)
    try {
      return { holder: checkHolder(value ?? undefined, claims), until: readAt + trustMilliseconds }
    } catch (error) {
      // a refusal is asked about again
      reads.forget(standingPrefix + claims.jti)
      throw error
    }
  }
  const trustNew: TokenAuthenticator['trustNew'] = (token, holder, readAt) => {
    const claims = decodeJwt<TokenClaims>(token)
    if (readAt <= quietUntil || !holder.active || holder.version !== claims.sv) return
    keep(token, claims, actorOf(holder, claims), readAt + trustMilliseconds)
  }
  const forget = () => {
    known.clear()
    reads.forgetAll(standingPrefix)
    quietUntil = Date.now() + quietSeconds * 1000
  }
  return Object.assign(authenticate, { forget, findTrusted, trustNew })
}

/** A signature does not change: that of someone who clicks every 15 s is checked once, the rest each time. */
const claimsIn = (hit: { claims: TokenClaims; until: number } | undefined, now: number): TokenClaims | undefined =>
  hit && hit.claims.exp * 1000 > now ? hit.claims : undefined

const standingPrefix = 'token '

/** The shop's own token and those of staff are few and in use all the time: they are read together. */
const isStanding = ({ usrtype, act, invitation }: TokenClaims): boolean => usrtype === 'admin' && !act && !invitation

export interface TokenHolder {
  marketplace: string
  id: string
  username: string
  company: string
  active: boolean
  version: number
  isSpent: boolean
  isConfigured: boolean
  /** Key of the order that a contributor is invited to. */
  invitedTo: string | null
  hasOwnProducts: boolean
}

const readHolder = async (database: Database, claims: TokenClaims): Promise<TokenHolder> =>
  checkHolder(await database.find<TokenHolder>(selectHolder(claims)), claims)

/** The claims that say what is read. */
type HolderClaims = Pick<TokenClaims, 'act' | 'invitation'> & { [Key in 'u' | 'cid' | 'jti']: string | Sql }

export const selectHolder = (claims: HolderClaims): Sql => sql`
    select u.marketplace_id as marketplace, u.id, u.username, u.company_id as company,
      u.active and m.active and c.active and coalesce(b.active, s.active, true) as active,
      coalesce(r.token_version, 1) as version,
      exists (select from spent_tokens t where t.id = ${claims.jti}) as "isSpent",
      ${claims.act ? stillImpersonates(claims.act) : sql`true`} as "isConfigured",
      ${claims.invitation ? invitedOrder(claims.invitation) : sql`null`} as "invitedTo",
      c.add_to_cart_integration_event_id is not null as "hasOwnProducts"
    from users u
    join marketplaces m on m.id = u.marketplace_id
    join api_clients c on c.marketplace_id = u.marketplace_id and c.id = ${claims.cid}
    left join credentials r on r.uid = u.uid
    left join buyers b on u.company_type = 'buyer' and b.marketplace_id = u.marketplace_id and b.id = u.company_id
    left join suppliers s on u.company_type = 'supplier' and s.marketplace_id = u.marketplace_id and s.id = u.company_id
    where u.uid = ${claims.u}`

/** Throws if the token must not be used. */
function checkHolder(row: TokenHolder | undefined, claims: TokenClaims): TokenHolder {
  if (!row?.active) throw refusal('InvalidToken')
  if (claims.invitation && !row.invitedTo) throw refusal('Auth.TokenRevoked')
  if (row.version !== claims.sv || row.isSpent || !row.isConfigured) throw refusal('Auth.TokenRevoked')
  return row
}

function actorOf(row: TokenHolder, claims: TokenClaims): Actor {
  const { invitation } = claims
  return {
    marketplace: row.marketplace,
    clientID: claims.cid,
    userType: claims.usrtype,
    userKey: claims.u,
    userID: row.id,
    username: row.username,
    companyID: row.company,
    roles: new Set(rolesOf(claims)),
    tokenID: claims.jti,
    tokenEnds: new Date(claims.exp * 1000),
    tokenVersion: claims.sv,
    ...(claims.act && { impersonator: claims.act.usr }),
    ...(row.hasOwnProducts && { hasOwnProducts: true as const }),
    ...(claims.orderid && { orderID: claims.orderid }),
    ...(invitation && row.invitedTo && { invitation: { id: invitation, orderUid: row.invitedTo } }),
  }
}

/** The invitation still exists, and has not expired. */
const invitedOrder = (id: string) => sql`(
  select i.order_uid::text from group_order_invitations i
  where i.marketplace_id = u.marketplace_id and i.id = ${id} and i.user_uid = u.uid and i.expiration_date > now())`

/** ACC-7: the configuration still exists and names both sides, and the impersonator is still signed in. */
const stillImpersonates = ({ u, sv, config }: NonNullable<TokenClaims['act']>) => sql`exists (
  select from impersonation_configs i
  join users who on who.uid = ${u}
  left join credentials k on k.uid = who.uid
  where i.marketplace_id = u.marketplace_id and i.id = ${config} and i.client_id = c.id
    and coalesce(k.token_version, 1) = ${sv} and may_impersonate(i, who, u))`

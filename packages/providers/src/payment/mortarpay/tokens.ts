import { type CardProblemCode, cardProblems } from '@tessera/contract/shop/card-problems'
import type { CardEntry, TokenizedCard } from '../port.ts'
import { cardBrandOf } from './card-number.ts'
import { hashReference, newRequestId, readRequestId } from './card-request.ts'
import { type DatabaseConnection, rowsOf } from './database.ts'
import { newId } from './new-id.ts'
import type { NewTokens } from './new-tokens.ts'
import { readCard, storedFields } from './read-card.ts'
import { refuse } from './refusal-error.ts'
import { jsonReply, type MortarPayReply, type MortarPayRequest } from './reply.ts'
import { shownTestCards, testCards, unknownZip } from './test-cards.ts'

/** The secret signs the IDs of card requests. */
interface TokenNeeds {
  pool: DatabaseConnection
  secret: string
  newTokens: NewTokens
}

const requestMilliseconds = 15 * 60_000
export const merchantId = 'tessera'

export function openRequest(secret: string, { body }: MortarPayRequest, now: Date): MortarPayReply {
  const expiresAt = new Date(now.getTime() + requestMilliseconds)
  const requestId = newRequestId(secret, { expiresAt, referenceHash: hashReference(textOf(body.reference)) })
  return jsonReply(201, { requestId, expiresAt: expiresAt.toISOString(), merchantId, testCards: shownTestCards })
}

/** Keeps what a refused form held for the form that follows, as long as the request is open. */
export async function keepEntry(
  { pool, secret }: Pick<TokenNeeds, 'pool' | 'secret'>,
  body: Record<string, unknown>,
  problem: string,
): Promise<void> {
  const requestId = textOf(body.requestId)
  const request = readRequestId(secret, requestId)
  if (!request) return
  const { expires, holder, billingZip } = storedFields(body)
  await pool.query(
    `insert into mortarpay.requests as r (id, expires_at, problem, expires, holder, billing_zip)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (id) do update set problem = $3, expires = $4, holder = $5, billing_zip = $6 where r.used_at is null`,
    [requestId, request.expiresAt, problem, expires, holder, billingZip],
  )
}

export async function getEntry(
  db: DatabaseConnection,
  { params }: MortarPayRequest,
  now: Date,
): Promise<MortarPayReply> {
  const [entry] = await rowsOf<CardEntry>(
    db,
    `select problem, expires, holder, billing_zip as "billingZip" from mortarpay.requests
     where id = $1 and used_at is null and expires_at > $2 and problem is not null`,
    [params.id, now],
  )
  return entry ? jsonReply(200, entry) : refuse(404, 'not_found', 'There is no such entry.')
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const refuseCard = (problem: CardProblemCode): never => {
  const { field, message } = cardProblems[problem]
  return refuse(400, 'card_invalid', message, { problem, ...(field && { field }) })
}

/** Creates a token from a browser's card data, once per card request; only the token is returned. */
export async function createToken(
  { pool, secret, newTokens }: TokenNeeds,
  { body }: MortarPayRequest,
  now: Date,
): Promise<TokenizedCard> {
  const read = readCard(body, now)
  if ('problem' in read) return refuseCard(read.problem)
  const requestId = textOf(body.requestId)
  const request = readRequestId(secret, requestId)
  if (!request || request.expiresAt <= now) return refuseCard('form-expired')
  const { number, expires, holder, billingZip } = read
  const brand = cardBrandOf(number)
  const last4 = number.slice(-4)
  const token = newId('tok')
  const behaviour = billingZip === unknownZip ? 'wrong-zip' : testCards[number]?.behaviour
  const made = await rowsOf(
    pool,
    `with used as (
       insert into mortarpay.requests as r (id, expires_at, used_at) values ($2, $10, $9)
       on conflict (id) do update set used_at = $9 where r.used_at is null
       returning id)
     insert into mortarpay.tokens (id, request_id, brand, last4, expires, holder, billing_zip, behaviour, created_at)
     select $1, id, $3, $4, $5, $6, $7, $8, $9 from used
     returning id`,
    [token, requestId, brand, last4, expires, holder, billingZip, behaviour, now, request.expiresAt],
  )
  if (made.length === 0) refuseCard('form-expired')
  const card = { token, requestId, brand, last4, expires, holder }
  newTokens.keep(card)
  return card
}

export async function getToken(
  { pool, newTokens }: Pick<TokenNeeds, 'pool' | 'newTokens'>,
  { params }: MortarPayRequest,
): Promise<MortarPayReply> {
  const made = newTokens.take(params.id ?? '')
  if (made) return jsonReply(200, made)
  const [card] = await rowsOf<TokenizedCard>(
    pool,
    `select id as token, request_id as "requestId", brand, last4, expires, holder
     from mortarpay.tokens where id = $1 and forgotten_at is null`,
    [params.id],
  )
  return card ? jsonReply(200, card) : refuse(404, 'not_found', 'There is no such token.')
}

export async function forgetToken(
  db: DatabaseConnection,
  { params }: MortarPayRequest,
  now: Date,
): Promise<MortarPayReply> {
  const rows = await rowsOf(
    db,
    `update mortarpay.tokens set forgotten_at = coalesce(forgotten_at, $2), holder = null where id = $1 returning id`,
    [params.id, now],
  )
  return rows.length > 0 ? jsonReply(200, {}) : refuse(404, 'not_found', 'There is no such token.')
}

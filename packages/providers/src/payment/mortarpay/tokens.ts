import { type CardProblemCode, cardProblems } from '@tessera/contract/shop/card-problems'
import type { CardEntry, TokenizedCard } from '../port.ts'
import { cardBrandOf } from './card-number.ts'
import { type DatabaseConnection, rowsOf } from './database.ts'
import { newId } from './new-id.ts'
import { readCard, storedFields } from './read-card.ts'
import { refuse } from './refusal-error.ts'
import { jsonReply, type MortarPayReply, type MortarPayRequest } from './reply.ts'
import { shownTestCards, testCards, unknownZip } from './test-cards.ts'

const requestMilliseconds = 15 * 60_000
export const merchantId = 'tessera'

export async function openRequest(db: DatabaseConnection, now: Date): Promise<MortarPayReply> {
  const requestId = newId('req')
  const expiresAt = new Date(now.getTime() + requestMilliseconds)
  await db.query('insert into mortarpay.requests (id, expires_at) values ($1, $2)', [requestId, expiresAt])
  return jsonReply(201, { requestId, expiresAt: expiresAt.toISOString(), merchantId, testCards: shownTestCards })
}

/** Keeps what a refused form held for the form that follows, as long as the request is open. */
export async function keepEntry(db: DatabaseConnection, body: Record<string, unknown>, problem: string): Promise<void> {
  const { expires, holder, billingZip } = storedFields(body)
  await db.query(
    `update mortarpay.requests set problem = $2, expires = $3, holder = $4, billing_zip = $5
     where id = $1 and used_at is null`,
    [textOf(body.requestId), problem, expires, holder, billingZip],
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
  db: DatabaseConnection,
  { body }: MortarPayRequest,
  now: Date,
): Promise<TokenizedCard> {
  const read = readCard(body, now)
  if ('problem' in read) return refuseCard(read.problem)
  const { number, expires, holder, billingZip } = read
  const brand = cardBrandOf(number)
  const last4 = number.slice(-4)
  const token = newId('tok')
  const requestId = textOf(body.requestId)
  const behaviour = billingZip === unknownZip ? 'wrong-zip' : testCards[number]?.behaviour
  const made = await rowsOf(
    db,
    `with used as (
       update mortarpay.requests set used_at = $9 where id = $2 and used_at is null and expires_at > $9 returning id)
     insert into mortarpay.tokens (id, request_id, brand, last4, expires, holder, billing_zip, behaviour, created_at)
     select $1, id, $3, $4, $5, $6, $7, $8, $9 from used
     returning id`,
    [token, requestId, brand, last4, expires, holder, billingZip, behaviour, now],
  )
  if (made.length === 0) refuseCard('form-expired')
  return { token, requestId, brand, last4, expires, holder }
}

export async function getToken(db: DatabaseConnection, { params }: MortarPayRequest): Promise<MortarPayReply> {
  const [card] = await rowsOf<TokenizedCard>(
    db,
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

import type { TokenizedCard } from '../port.ts'
import { cardBrandOf, hasValidChecksum } from './card-number.ts'
import { type DatabaseConnection, type DatabasePool, inTransaction, rowsOf } from './database.ts'
import { newId } from './new-id.ts'
import { refuse } from './refusal-error.ts'
import { jsonReply, type MortarPayReply, type MortarPayRequest } from './reply.ts'
import { testCards } from './test-cards.ts'

const requestMilliseconds = 15 * 60_000
export const merchantId = 'tessera'

export async function openRequest(db: DatabaseConnection, now: Date): Promise<MortarPayReply> {
  const requestId = newId('req')
  const expiresAt = new Date(now.getTime() + requestMilliseconds)
  await db.query('insert into mortarpay.requests (id, expires_at) values ($1, $2)', [requestId, expiresAt])
  return jsonReply(201, { requestId, expiresAt: expiresAt.toISOString(), merchantId })
}

interface ReadCard {
  number: string
  expires: string
  holder: string | null
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Validates the customer's input. The card number and the security code go no further. */
function readCard(body: Record<string, unknown>, now: Date): ReadCard {
  const wrong = (field: string, message: string) => refuse(400, 'card_invalid', message, { field })
  const number = textOf(body.number).replace(/[ -]/g, '')
  if (!hasValidChecksum(number)) return wrong('number', 'That card number isn’t valid. Check the digits.')
  if (!testCards[number]) return wrong('number', 'Demo store: use card 4111 1111 1111 1111.')
  const [, month = '', year = ''] = /^(\d{1,2})\s*\/\s*(\d{2}|\d{4})$/.exec(textOf(body.expires)) ?? []
  const expires = `${month.padStart(2, '0')}/${year.length === 2 ? `20${year}` : year}`
  if (!/^(0[1-9]|1[0-2])\/20\d\d$/.test(expires)) return wrong('expires', 'Enter the date as MM/YY.')
  if (isPast(expires, now)) return wrong('expires', 'This card has expired.')
  const digits = cardBrandOf(number) === 'American Express' ? 4 : 3
  if (!new RegExp(`^\\d{${digits}}$`).test(textOf(body.code))) return wrong('code', `Enter the ${digits}-digit code.`)
  const holder = textOf(body.holder).slice(0, 100)
  if (/\d{6,}/.test(holder)) return wrong('holder', 'Enter the name on the card.')
  return { number, expires, holder: holder || null }
}

/** A card is valid until the last day of its month. */
function isPast(expires: string, now: Date): boolean {
  const [month = 0, year = 0] = expires.split('/').map(Number)
  return Date.UTC(year, month, 1) <= now.getTime()
}

/** Creates a token from a browser's card data, once per card request; only the token is returned. */
export async function createToken(pool: DatabasePool, { body }: MortarPayRequest, now: Date): Promise<TokenizedCard> {
  const { number, expires, holder } = readCard(body, now)
  const brand = cardBrandOf(number)
  const last4 = number.slice(-4)
  const token = newId('tok')
  const requestId = textOf(body.requestId)
  await inTransaction(pool, async (db) => {
    const used = await rowsOf(
      db,
      'update mortarpay.requests set used_at = $2 where id = $1 and used_at is null and expires_at > $2 returning id',
      [requestId, now],
    )
    if (used.length === 0) refuse(400, 'request_invalid', 'This form has expired. Please reload it.')
    await db.query(
      `insert into mortarpay.tokens (id, request_id, brand, last4, expires, holder, behaviour, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [token, requestId, brand, last4, expires, holder, testCards[number]?.behaviour, now],
    )
  })
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

import type { PaymentStatus } from '../port.ts'
import { readReturnPath } from '../read-return-path.ts'
import { authorizeAtOnce, firstStatusOf, lifetimes } from './authorize-at-once.ts'
import { type DatabaseConnection, type DatabasePool, rowsOf } from './database.ts'
import { newId } from './new-id.ts'
import {
  addNotice,
  findPayment,
  findPaymentByKey,
  isDue,
  type PaymentRow,
  paymentColumns,
  toProviderPayment,
} from './payment-rows.ts'
import { refuse } from './refusal-error.ts'
import { jsonReply, type MortarPayReply, type MortarPayRequest } from './reply.ts'
import { requestHash } from './run-idempotent.ts'
import { settleWaiting } from './settle-waiting.ts'
import type { CardBehavior } from './test-cards.ts'

const maxCents = 1_000_000_000

interface Source {
  kind: 'card' | 'loan'
  tokenId: string | null
  behaviour: CardBehavior
}

/** Validates the request body. */
function readAmount({ body }: MortarPayRequest): { amountCents: number; description: string; returnUrl: string } {
  const { amountCents, currency, description } = body
  const returnUrl = readReturnPath(body.returnUrl)
  if (typeof amountCents !== 'number' || !Number.isInteger(amountCents) || amountCents < 0 || amountCents > maxCents)
    return refuse(400, 'amount_invalid', 'The amount is whole cents.')
  if (currency !== 'USD') return refuse(400, 'currency_invalid', 'Only USD is taken.')
  if (!returnUrl) return refuse(400, 'return_invalid', 'returnUrl is a path of the shop.')
  return { amountCents, description: String(description ?? '').slice(0, 200), returnUrl }
}

interface SourceBody {
  kind?: unknown
  token?: unknown
}

const sourceOf = ({ body }: MortarPayRequest): SourceBody => (body.source ?? {}) as SourceBody

async function readSource(db: DatabaseConnection, request: MortarPayRequest): Promise<Source> {
  const { kind, token } = sourceOf(request)
  if (kind === 'loan') return { kind, tokenId: null, behaviour: 'approve' }
  const [row] = await rowsOf<{ behaviour: CardBehavior }>(
    db,
    'select behaviour from mortarpay.tokens where id = $1 and forgotten_at is null',
    [String(token ?? '')],
  )
  if (!row) return refuse(402, 'token-unknown', 'There is no such card.')
  return { kind: 'card', tokenId: String(token), behaviour: row.behaviour }
}

/**
 * Authorizes a payment by card in one statement. Returns the card's behavior alone if it simulates a fault before the
 * work or if the key is in use.
 */
export async function authorizeCard(
  db: DatabaseConnection,
  request: MortarPayRequest,
  now: Date,
): Promise<{ behaviour: CardBehavior; reply?: MortarPayReply }> {
  const { kind, token } = sourceOf(request)
  if (kind === 'loan') return { behaviour: 'approve' }
  const { idempotencyKey } = request
  if (!idempotencyKey) return refuse(400, 'key_missing', 'An Idempotency-Key is needed.')
  const card = { ...readAmount(request), idempotencyKey, token: String(token ?? '') }
  const authorized = await authorizeAtOnce(db, { ...card, hash: requestHash('payments', request) }, now)
  if (!authorized) return refuse(402, 'token-unknown', 'There is no such card.')
  const { behaviour, reply } = authorized
  return reply ? { behaviour, reply: { ...reply, isLost: behaviour === 'lost' } } : { behaviour }
}

const pending = { status: 'pending', reason: null } as const

export async function authorizePayment(
  db: DatabaseConnection,
  request: MortarPayRequest,
  now: Date,
): Promise<MortarPayReply> {
  const { amountCents, description, returnUrl } = readAmount(request)
  const source = await readSource(db, request)
  const { status, reason } = source.kind === 'loan' ? pending : firstStatusOf(source.behaviour)
  const life = status === 'declined' ? 0 : lifetimes[status]
  const [row] = await rowsOf<PaymentRow>(
    db,
    `insert into mortarpay.payments (id, idempotency_key, kind, token_id, behaviour, status, amount_cents, currency,
       description, reason, page_key, return_url, expires_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'USD', $8, $9, $10, $11, $12, $13, $13)
     returning ${paymentColumns}`,
    [
      newId('pay'),
      request.idempotencyKey,
      source.kind,
      source.tokenId,
      source.behaviour,
      status,
      amountCents,
      description,
      reason,
      newId('key'),
      returnUrl,
      new Date(now.getTime() + life),
      now,
    ],
  )
  if (!row) throw new Error('a payment was not written')
  await addNotice(db, row, now)
  return { ...jsonReply(statusCodes[row.status] ?? 201, toProviderPayment(row)), isLost: source.behaviour === 'lost' }
}

const statusCodes: Partial<Record<PaymentStatus, number>> = { declined: 402 }

/** Applies what time has changed first. */
export async function getPayment(
  pool: DatabasePool,
  { params, query }: MortarPayRequest,
  now: Date,
): Promise<MortarPayReply> {
  const { id } = params
  const find = () =>
    id === undefined ? findPaymentByKey(pool, query.get('idempotencyKey') ?? '') : findPayment(pool, id)
  const row = await find()
  if (!row) return refuse(404, 'not_found', 'There is no such payment.')
  if (!isDue(row, now)) return jsonReply(200, toProviderPayment(row))
  await settleWaiting(pool, now)
  return jsonReply(200, toProviderPayment((await find()) ?? row))
}

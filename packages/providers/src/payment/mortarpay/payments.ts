import type { DeclineReason, PaymentStatus } from '../port.ts'
import { readReturnPath } from '../read-return-path.ts'
import { type DatabaseConnection, rowsOf } from './database.ts'
import { newId } from './new-id.ts'
import { addNotice, findPayment, type PaymentRow, paymentColumns, toProviderPayment } from './payment-rows.ts'
import { refuse } from './refusal-error.ts'
import { jsonReply, type MortarPayReply, type MortarPayRequest } from './reply.ts'
import { type CardBehavior, declines } from './test-cards.ts'

const minutes = 60_000
const lifetimes = { challenge: 15 * minutes, pending: 24 * 60 * minutes, authorized: 7 * 24 * 60 * minutes } as const
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

async function readSource(db: DatabaseConnection, { body }: MortarPayRequest): Promise<Source> {
  const { kind, token } = (body.source ?? {}) as { kind?: unknown; token?: unknown }
  if (kind === 'loan') return { kind, tokenId: null, behaviour: 'approve' }
  const [row] = await rowsOf<{ behaviour: CardBehavior }>(
    db,
    'select behaviour from mortarpay.tokens where id = $1 and forgotten_at is null',
    [String(token ?? '')],
  )
  if (!row) return refuse(402, 'token-unknown', 'There is no such card.')
  return { kind: 'card', tokenId: String(token), behaviour: row.behaviour }
}

/** The test behavior the request asks for, read first so that faults can be simulated around the work. */
export const behaviourOf = async (db: DatabaseConnection, request: MortarPayRequest): Promise<CardBehavior> =>
  (await readSource(db, request)).behaviour

function firstStatus({ kind, behaviour }: Source): {
  status: keyof typeof lifetimes | 'declined'
  reason?: DeclineReason
} {
  if (kind === 'loan') return { status: 'pending' }
  const reason = declines[behaviour]
  if (reason) return { status: 'declined', reason }
  return { status: behaviour === 'challenge' ? 'challenge' : 'authorized' }
}

export async function authorizePayment(
  db: DatabaseConnection,
  request: MortarPayRequest,
  now: Date,
): Promise<MortarPayReply> {
  const { amountCents, description, returnUrl } = readAmount(request)
  const source = await readSource(db, request)
  const { status, reason = null } = firstStatus(source)
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

export async function getPayment(db: DatabaseConnection, { params, query }: MortarPayRequest): Promise<MortarPayReply> {
  const id = params.id ?? (await idOf(db, query.get('idempotencyKey') ?? ''))
  const row = id === undefined ? undefined : await findPayment(db, id)
  return row ? jsonReply(200, toProviderPayment(row)) : refuse(404, 'not_found', 'There is no such payment.')
}

async function idOf(db: DatabaseConnection, key: string): Promise<string | undefined> {
  const [row] = await rowsOf<{ id: string }>(db, 'select id from mortarpay.payments where idempotency_key = $1', [key])
  return row?.id
}

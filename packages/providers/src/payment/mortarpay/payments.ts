import type { DeclineReason, PaymentStatus } from '../port.ts'
import { readReturnPath } from '../read-return-path.ts'
import { newId } from './ids.ts'
import { addNotice, columns, findPayment, type PaymentRow, shown } from './payment-rows.ts'
import { refuse } from './refusal.ts'
import { type Asked, type Reply, reply } from './reply.ts'
import { type Connection, rowsOf } from './store.ts'
import { type Behaviour, declines } from './test-cards.ts'

const minutes = 60_000
const lives = { challenge: 15 * minutes, pending: 24 * 60 * minutes, authorized: 7 * 24 * 60 * minutes } as const
const mostCents = 1_000_000_000

interface Source {
  kind: 'card' | 'loan'
  tokenId: string | null
  behaviour: Behaviour
}

/** Validates the request body. */
function readAmount({ body }: Asked): { amountCents: number; description: string; returnUrl: string } {
  const { amountCents, currency, description } = body
  const returnUrl = readReturnPath(body.returnUrl)
  if (typeof amountCents !== 'number' || !Number.isInteger(amountCents) || amountCents < 0 || amountCents > mostCents)
    return refuse(400, 'amount_invalid', 'The amount is whole cents.')
  if (currency !== 'USD') return refuse(400, 'currency_invalid', 'Only USD is taken.')
  if (!returnUrl) return refuse(400, 'return_invalid', 'returnUrl is a path of the shop.')
  return { amountCents, description: String(description ?? '').slice(0, 200), returnUrl }
}

async function readSource(db: Connection, { body }: Asked): Promise<Source> {
  const { kind, token } = (body.source ?? {}) as { kind?: unknown; token?: unknown }
  if (kind === 'loan') return { kind, tokenId: null, behaviour: 'approve' }
  const [row] = await rowsOf<{ behaviour: Behaviour }>(
    db,
    'select behaviour from mortarpay.tokens where id = $1 and forgotten_at is null',
    [String(token ?? '')],
  )
  if (!row) return refuse(402, 'token-unknown', 'There is no such card.')
  return { kind: 'card', tokenId: String(token), behaviour: row.behaviour }
}

/** The test behavior the request asks for, read first so that faults can be simulated around the work. */
export const behaviourOf = async (db: Connection, asked: Asked): Promise<Behaviour> =>
  (await readSource(db, asked)).behaviour

function firstStatus({ kind, behaviour }: Source): { status: keyof typeof lives | 'declined'; reason?: DeclineReason } {
  if (kind === 'loan') return { status: 'pending' }
  const reason = declines[behaviour]
  if (reason) return { status: 'declined', reason }
  return { status: behaviour === 'challenge' ? 'challenge' : 'authorized' }
}

export async function authorize(db: Connection, asked: Asked, now: Date): Promise<Reply> {
  const { amountCents, description, returnUrl } = readAmount(asked)
  const source = await readSource(db, asked)
  const { status, reason = null } = firstStatus(source)
  const life = status === 'declined' ? 0 : lives[status]
  const [row] = await rowsOf<PaymentRow>(
    db,
    `insert into mortarpay.payments (id, idempotency_key, kind, token_id, behaviour, status, amount_cents, currency,
       description, reason, page_key, return_url, expires_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'USD', $8, $9, $10, $11, $12, $13, $13)
     returning ${columns}`,
    [
      newId('pay'),
      asked.idempotencyKey,
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
  return { ...reply(statusCodes[row.status] ?? 201, shown(row)), isLost: source.behaviour === 'lost' }
}

const statusCodes: Partial<Record<PaymentStatus, number>> = { declined: 402 }

export async function getPayment(db: Connection, { params, query }: Asked): Promise<Reply> {
  const id = params.id ?? (await idOf(db, query.get('idempotencyKey') ?? ''))
  const row = id === undefined ? undefined : await findPayment(db, id)
  return row ? reply(200, shown(row)) : refuse(404, 'not_found', 'There is no such payment.')
}

async function idOf(db: Connection, key: string): Promise<string | undefined> {
  const [row] = await rowsOf<{ id: string }>(db, 'select id from mortarpay.payments where idempotency_key = $1', [key])
  return row?.id
}

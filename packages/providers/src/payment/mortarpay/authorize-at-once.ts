import type { DeclineReason } from '../port.ts'
import { type DatabaseConnection, rowsOf } from './database.ts'
import { newId } from './new-id.ts'
import { insertTakenNotice, type Notice } from './notice.ts'
import { paymentJson } from './payment-rows.ts'
import { type CardBehavior, declines } from './test-cards.ts'

export const minutes = 60_000
export const lifetimes = {
  challenge: 15 * minutes,
  pending: 24 * 60 * minutes,
  authorized: 7 * 24 * 60 * minutes,
} as const

export interface FirstStatus {
  status: keyof typeof lifetimes | 'declined'
  reason: DeclineReason | null
}

export function firstStatusOf(behaviour: CardBehavior): FirstStatus {
  const reason = declines[behaviour] ?? null
  if (reason) return { status: 'declined', reason }
  return { status: behaviour === 'challenge' ? 'challenge' : 'authorized', reason }
}

export interface CardPayment {
  idempotencyKey: string
  /** Of the whole request. */
  hash: string
  token: string
  amountCents: number
  description: string
  returnUrl: string
}

export interface CardAuthorization {
  behaviour: CardBehavior
  /** Undefined if the key is in use, or if the card simulates a fault before the work. */
  reply: { status: number; body: object; notice: Notice | undefined } | undefined
}

interface AuthorizedRow {
  behaviour: CardBehavior
  status: number | null
  reply: object | null
  notice: Notice | null
}

/** Cards that do not fail before the work, with what becomes of a payment by them. */
const outcomes = Object.fromEntries(
  (['approve', 'challenge', 'lost', 'lost-capture', ...Object.keys(declines)] as CardBehavior[]).map((behaviour) => {
    const first = firstStatusOf(behaviour)
    const life = first.status === 'declined' ? 0 : lifetimes[first.status]
    return [behaviour, { ...first, life, code: first.status === 'declined' ? 402 : 201 }]
  }),
)

/**
 * Key, payment, reply and notice of a payment by card in one statement. A second call with the same key waits for the
 * first and writes nothing. Undefined if there is no such card.
 */
export async function authorizeAtOnce(
  db: DatabaseConnection,
  payment: CardPayment,
  now: Date,
): Promise<CardAuthorization | undefined> {
  const { idempotencyKey, hash, token, amountCents, description, returnUrl } = payment
  const [row] = await rowsOf<AuthorizedRow>(
    db,
    `with token as (
       select id, behaviour from mortarpay.tokens where id = $1 and forgotten_at is null),
     made as materialized (
       select $2::text as id, $3::text as idempotency_key, 'card' as kind, t.id as token_id, t.behaviour,
         o.outcome ->> 'status' as status, $5::int as amount_cents, 0 as captured_cents, 0 as refunded_cents,
         'USD' as currency, $6::text as description, o.outcome ->> 'reason' as reason, $7::text as page_key,
         $8::text as return_url, $9::timestamptz + (o.outcome ->> 'life')::int8 * interval '1 millisecond' as expires_at,
         (o.outcome ->> 'code')::int as code
       from token t join jsonb_each($10::jsonb) o(behaviour, outcome) on o.behaviour = t.behaviour),
     key as (
       insert into mortarpay.keys (key, request_hash, status, reply)
       select idempotency_key, $4, code, ${paymentJson} from made
       on conflict do nothing
       returning status, reply),
     payment as (
       insert into mortarpay.payments (id, idempotency_key, kind, token_id, behaviour, status, amount_cents, currency,
         description, reason, page_key, return_url, expires_at, created_at, updated_at)
       select id, idempotency_key, kind, token_id, behaviour, m.status, amount_cents, currency, description, reason, page_key,
         return_url, expires_at, $9, $9
       from made m, key
       returning id),
     ${insertTakenNotice('payment', '$9', '$11')}
     select t.behaviour, key.status, key.reply, (select row_to_json(notice) from notice) as notice
     from token t left join key on true`,
    [
      token,
      newId('pay'),
      idempotencyKey,
      hash,
      amountCents,
      description,
      newId('key'),
      returnUrl,
      now,
      JSON.stringify(outcomes),
      now.toISOString(),
    ],
  )
  if (!row) return undefined
  const { behaviour, status, reply, notice } = row
  const isDone = status !== null && reply !== null
  return { behaviour, reply: isDone ? { status, body: reply, notice: notice ?? undefined } : undefined }
}

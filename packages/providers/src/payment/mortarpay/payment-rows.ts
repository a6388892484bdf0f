import type { DeclineReason, PaymentStatus, ProviderPayment } from '../port.ts'
import { type DatabaseConnection, rowsOf } from './database.ts'
import type { CardBehavior } from './test-cards.ts'

export interface PaymentRow {
  id: string
  idempotencyKey: string
  kind: 'card' | 'loan'
  behaviour: CardBehavior | 'approve' | 'late'
  status: PaymentStatus
  amountCents: number
  capturedCents: number
  refundedCents: number
  currency: string
  reason: DeclineReason | null
  pageKey: string
  returnUrl: string
  expiresAt: Date
  decidesAt: Date | null
}

export const paymentColumns = `id, idempotency_key as "idempotencyKey", kind, behaviour, status, amount_cents as "amountCents",
  captured_cents as "capturedCents", refunded_cents as "refundedCents", currency, reason, page_key as "pageKey",
  return_url as "returnUrl", expires_at as "expiresAt", decides_at as "decidesAt"`

const pages: Record<PaymentRow['kind'], string> = { card: 'challenges', loan: 'applications' }

/** The public fields of a payment. A lender who has the application and thinks has nothing to ask. */
export function toProviderPayment(row: PaymentRow): ProviderPayment {
  const { id, idempotencyKey, kind, status, amountCents, capturedCents, refundedCents, currency, reason, pageKey } = row
  const isAsking = status === 'challenge' || (status === 'pending' && row.decidesAt === null)
  const nextUrl = isAsking ? `/mortarpay/v1/${pages[kind]}/${id}?key=${pageKey}` : null
  return { id, idempotencyKey, status, amountCents, capturedCents, refundedCents, currency, reason, nextUrl }
}

/** The same in SQL, of a row of payments by card, or of a loan that is decided. */
export const paymentJson = `jsonb_build_object('id', id, 'idempotencyKey', idempotency_key, 'status', status,
  'amountCents', amount_cents, 'capturedCents', captured_cents, 'refundedCents', refunded_cents, 'currency', currency,
  'reason', reason, 'nextUrl', case when status in ('challenge', 'pending')
    then '/mortarpay/v1/' || case kind when 'card' then '${pages.card}' else '${pages.loan}' end || '/' || id || '?key=' || page_key
  end)`

export async function findPayment(db: DatabaseConnection, id: string): Promise<PaymentRow | undefined> {
  const [row] = await rowsOf<PaymentRow>(db, `select ${paymentColumns} from mortarpay.payments where id = $1`, [id])
  return row
}

export async function findPaymentByKey(db: DatabaseConnection, key: string): Promise<PaymentRow | undefined> {
  const [row] = await rowsOf<PaymentRow>(
    db,
    `select ${paymentColumns} from mortarpay.payments where idempotency_key = $1`,
    [key],
  )
  return row
}

/** True if time alone has changed it: a lender's decision is due, or it has expired. */
export const isDue = ({ status, expiresAt, decidesAt }: PaymentRow, now: Date): boolean =>
  (status === 'challenge' || status === 'pending' || status === 'authorized') &&
  (expiresAt <= now || (status === 'pending' && decidesAt !== null && decidesAt <= now))

export async function lockPayment(db: DatabaseConnection, id: string): Promise<PaymentRow | undefined> {
  const [row] = await rowsOf<PaymentRow>(
    db,
    `select ${paymentColumns} from mortarpay.payments where id = $1 for update`,
    [id],
  )
  return row
}

interface Change {
  status: PaymentStatus
  reason?: DeclineReason
  capturedCents?: number
  refundedCents?: number
}

/** Saves the new status and queues its notice. */
export async function changePayment(
  db: DatabaseConnection,
  row: PaymentRow,
  to: Change,
  now: Date,
): Promise<PaymentRow> {
  const next = { ...row, ...to }
  await db.query(
    `with changed as (
       update mortarpay.payments
       set status = $2, reason = $3, captured_cents = $4, refunded_cents = $5, updated_at = $6
       where id = $1
       returning id)
     insert into mortarpay.notices (payment_id, body, next_at, created_at) select id, $7, $6, $6 from changed`,
    [row.id, next.status, next.reason, next.capturedCents, next.refundedCents, now, noticeBody(next, now)],
  )
  return next
}

export async function addNotice(db: DatabaseConnection, row: PaymentRow, now: Date): Promise<void> {
  await db.query(`insert into mortarpay.notices (payment_id, body, next_at, created_at) values ($1, $2, $3, $3)`, [
    row.id,
    noticeBody(row, now),
    now,
  ])
}

const noticeBody = (row: PaymentRow, now: Date): string =>
  JSON.stringify({ createdAt: now.toISOString(), payment: toProviderPayment(row) })

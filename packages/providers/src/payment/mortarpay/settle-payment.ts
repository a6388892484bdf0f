import { captureAtOnce } from './capture-at-once.ts'
import type { DatabaseConnection } from './database.ts'
import { changePayment, lockPayment, type PaymentRow, toProviderPayment } from './payment-rows.ts'
import { refuse } from './refusal-error.ts'
import { jsonReply, type MortarPayReply, type MortarPayRequest } from './reply.ts'
import { requestHash } from './run-idempotent.ts'

async function lockOrRefuse(db: DatabaseConnection, { params }: MortarPayRequest): Promise<PaymentRow> {
  return (await lockPayment(db, params.id ?? '')) ?? refuse(404, 'not_found', 'There is no such payment.')
}

const refuseChange = (row: PaymentRow, code: string, message: string): never =>
  refuse(409, code, message, { payment: toProviderPayment(row) })

function centsOf({ body }: MortarPayRequest): number {
  const { amountCents } = body
  if (typeof amountCents !== 'number' || !Number.isInteger(amountCents) || amountCents <= 0)
    return refuse(400, 'amount_invalid', 'The amount is whole cents.')
  return amountCents
}

export const captureName = 'captures'

/** Captures in one statement. Undefined if the payment is in another state or the key is in use. */
export async function captureUnlessSettled(
  db: DatabaseConnection,
  request: MortarPayRequest,
  now: Date,
): Promise<MortarPayReply | undefined> {
  const { idempotencyKey, params, body } = request
  const { amountCents } = body
  if (!idempotencyKey || typeof amountCents !== 'number' || !Number.isInteger(amountCents) || amountCents <= 0)
    return undefined
  const hash = requestHash(captureName, request)
  return captureAtOnce(db, { idempotencyKey, hash, paymentId: params.id ?? '', amountCents }, now)
}

/** Captures all or part, once; the rest of the authorization is released. */
export async function capturePayment(
  db: DatabaseConnection,
  request: MortarPayRequest,
  now: Date,
): Promise<MortarPayReply> {
  const row = await lockOrRefuse(db, request)
  const amountCents = centsOf(request)
  if (row.status !== 'authorized')
    return refuseChange(row, `is_${row.status}`, 'Only an authorized payment can be captured.')
  if (row.expiresAt <= now) return refuseChange(row, 'is_expired', 'The authorization has expired.')
  if (amountCents > row.amountCents) return refuseChange(row, 'amount_too_large', 'That is more than was authorized.')
  const next = await changePayment(db, row, { status: 'captured', capturedCents: amountCents }, now)
  return { ...jsonReply(201, toProviderPayment(next)), isLost: row.behaviour === 'lost-capture' }
}

/** A late lender refuses voids: its application stays pending, and the shop has to retry. */
export async function voidPayment(
  db: DatabaseConnection,
  request: MortarPayRequest,
  now: Date,
): Promise<MortarPayReply> {
  const row = await lockOrRefuse(db, request)
  if (row.status === 'voided') return jsonReply(200, toProviderPayment(row))
  if (row.status === 'captured') return refuseChange(row, 'is_captured', 'What is captured can only be refunded.')
  if (row.status === 'declined' || row.status === 'expired')
    return refuseChange(row, `is_${row.status}`, 'Nothing is held.')
  if (row.status === 'pending' && row.behaviour === 'late')
    return refuseChange(row, 'is_pending', 'The lender is deciding.')
  return jsonReply(201, toProviderPayment(await changePayment(db, row, { status: 'voided' }, now)))
}

export async function refundPayment(
  db: DatabaseConnection,
  request: MortarPayRequest,
  now: Date,
): Promise<MortarPayReply> {
  const row = await lockOrRefuse(db, request)
  const amountCents = centsOf(request)
  if (row.status !== 'captured') return refuseChange(row, `is_${row.status}`, 'Only what is captured can be refunded.')
  const refundedCents = row.refundedCents + amountCents
  if (refundedCents > row.capturedCents) return refuseChange(row, 'amount_too_large', 'That is more than was captured.')
  return jsonReply(201, toProviderPayment(await changePayment(db, row, { status: 'captured', refundedCents }, now)))
}

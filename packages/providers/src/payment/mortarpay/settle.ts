import { change, lockPayment, type PaymentRow, shown } from './payment-rows.ts'
import { refuse } from './refusal.ts'
import { type Asked, type Reply, reply } from './reply.ts'
import type { Connection } from './store.ts'

async function take(db: Connection, { params }: Asked): Promise<PaymentRow> {
  return (await lockPayment(db, params.id ?? '')) ?? refuse(404, 'not_found', 'There is no such payment.')
}

const no = (row: PaymentRow, code: string, message: string): never =>
  refuse(409, code, message, { payment: shown(row) })

function centsOf({ body }: Asked): number {
  const { amountCents } = body
  if (typeof amountCents !== 'number' || !Number.isInteger(amountCents) || amountCents <= 0)
    return refuse(400, 'amount_invalid', 'The amount is whole cents.')
  return amountCents
}

/** Captures all or part, once; the rest of the authorization is released. */
export async function capture(db: Connection, asked: Asked, now: Date): Promise<Reply> {
  const row = await take(db, asked)
  const amountCents = centsOf(asked)
  if (row.status !== 'authorized') return no(row, `is_${row.status}`, 'Only an authorized payment can be captured.')
  if (row.expiresAt <= now) return no(row, 'is_expired', 'The authorization has expired.')
  if (amountCents > row.amountCents) return no(row, 'amount_too_large', 'That is more than was authorized.')
  const next = await change(db, row, { status: 'captured', capturedCents: amountCents }, now)
  return { ...reply(201, shown(next)), isLost: row.behaviour === 'lost-capture' }
}

/** A late lender refuses voids: its application stays pending, and the shop has to retry. */
export async function voidPayment(db: Connection, asked: Asked, now: Date): Promise<Reply> {
  const row = await take(db, asked)
  if (row.status === 'voided') return reply(200, shown(row))
  if (row.status === 'captured') return no(row, 'is_captured', 'What is captured can only be refunded.')
  if (row.status === 'declined' || row.status === 'expired') return no(row, `is_${row.status}`, 'Nothing is held.')
  if (row.status === 'pending' && row.behaviour === 'late') return no(row, 'is_pending', 'The lender is deciding.')
  return reply(201, shown(await change(db, row, { status: 'voided' }, now)))
}

export async function refund(db: Connection, asked: Asked, now: Date): Promise<Reply> {
  const row = await take(db, asked)
  const amountCents = centsOf(asked)
  if (row.status !== 'captured') return no(row, `is_${row.status}`, 'Only what is captured can be refunded.')
  const refundedCents = row.refundedCents + amountCents
  if (refundedCents > row.capturedCents) return no(row, 'amount_too_large', 'That is more than was captured.')
  return reply(201, shown(await change(db, row, { status: 'captured', refundedCents }, now)))
}

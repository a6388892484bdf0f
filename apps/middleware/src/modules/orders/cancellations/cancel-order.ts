import { randomUUID } from 'node:crypto'
import { findCancelProblem } from '@tessera/domain/sales/find-cancel-problem'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { waitUntilFree } from '../../../kit/http/wait-until-free.ts'
import { refuse } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { releaseLease, takeLease } from '../../checkout/attempts/attempts.ts'
import { queueSettling } from '../../checkout/attempts/queue-settling.ts'
import { type AuditActor, audit } from '../../people/accounts/audit.ts'
import { queueCanceledEmail } from '../emails/queue-order-emails.ts'
import { closeSalesDocument } from '../records/close-sales-document.ts'
import { expireHold, holdOrder, releaseOrder } from '../records/hold-order.ts'
import { isClearRefusal } from '../records/is-clear-refusal.ts'
import { lockOrder } from '../records/lock-order.ts'
import type { SalesNeeds } from '../sales-needs.ts'
import { settleLater } from './settle-canceled.ts'

export interface OrderCancellation {
  customer: Customer
  number: string
  reason: string | null
  auditActor: AuditActor
  now: Date
}

interface HeldOrder {
  id: string
  orderId: string | null
  attemptId: string | null
  /** Nothing is left to do: the order was canceled before, or it is not on the platform. */
  isDone: boolean
}

/** A running charge takes as long as the provider, 10 s at most. */
const chargeWaitMilliseconds = 4000

/**
 * Cancels an order that is not being picked yet. The request that holds the order cancels it; others wait and find it
 * canceled, so five clicks have one effect and one reply. The payment attempt is leased meanwhile, so it is either
 * voided or refunded, never both. A job finishes the cancellation if the process dies.
 */
export async function cancelOrder(needs: SalesNeeds, cancellation: OrderCancellation): Promise<void> {
  const { database } = needs
  const held = await waitUntilFree(() =>
    database.transaction((db) => startCancellation(db, cancellation, needs.publicUrl)),
  )
  if (held.isDone) return
  try {
    await cancelHeld(needs, held, cancellation)
  } catch (error) {
    const letOthers = isClearRefusal(error) ? releaseOrder : expireHold
    await letOthers(database, held.id, cancellation.now)
    throw error
  }
}

async function startCancellation(
  db: Queryable,
  cancellation: OrderCancellation,
  publicUrl: string,
): Promise<HeldOrder | undefined> {
  const { customer, number, reason, now } = cancellation
  const order = await lockOrder(db, customer, number)
  const { number: id, status, lines, orderId, attemptId } = order
  if (status === 'canceled') return { id, orderId, attemptId, isDone: true }
  const fulfilments = lines.map(({ fulfilment }) => fulfilment)
  const problem = findCancelProblem({ ...order, fulfilments })
  if (problem) refuse('Order.NotCancellable', { message: problem })
  if (!(await holdOrder(db, id, now))) return undefined
  await db.rows(sql`update sales_documents set cancel_reason = ${reason} where id = ${id}`)
  const held = { id, orderId, attemptId, isDone: orderId === null }
  if (held.isDone) await finishCancellation(db, held, cancellation, publicUrl)
  return held
}

/** Releases the payment in the transaction that closes the order, so neither is visible without the other. */
async function cancelHeld(needs: SalesNeeds, held: HeldOrder, cancellation: OrderCancellation): Promise<void> {
  const { database } = needs
  const { attemptId } = held
  const lease = randomUUID()
  if (attemptId) await waitUntilFree(() => takeLease(database, attemptId, lease), chargeWaitMilliseconds)
  try {
    await cancelOnPlatform(needs, held.orderId ?? '')
    await database.transaction(async (db) => {
      await finishCancellation(db, held, cancellation, needs.publicUrl)
      if (attemptId) await releaseLease(db, attemptId, lease)
    })
  } catch (error) {
    if (attemptId) await releaseLease(database, attemptId, lease)
    throw error
  }
}

async function cancelOnPlatform({ commerce }: SalesNeeds, orderId: string): Promise<void> {
  const asShop = await commerce.backOffice()
  const { Status } = await commerce.client.Orders.Get('Incoming', orderId, asShop)
  if (Status !== 'Canceled') await commerce.client.Orders.Cancel('Incoming', orderId, asShop)
}

/** The payment job voids a card authorization, another job refunds a charge, and terms are released here. */
async function finishCancellation(
  db: Queryable,
  { id, attemptId }: HeldOrder,
  { customer, reason, auditActor, now }: OrderCancellation,
  publicUrl: string,
) {
  const text = `${customer.firstName} ${customer.lastName} canceled the order.`
  const isClosed = await closeSalesDocument(db, id, { status: 'canceled', at: now, text, personId: customer.personID })
  if (!isClosed) return
  await settleLater(db, id, now)
  await queueCanceledEmail(db, { documentId: id, isPart: false }, { publicUrl, now })
  if (attemptId) {
    await db.rows(sql`
      update terms_payments set released_at = coalesce(released_at, ${now})
      where attempt_id = ${attemptId} and settled_at is null`)
    await queueSettling(db, attemptId)
  }
  await audit(db, auditActor, { action: 'order.cancel', object: id, after: { reason } })
}

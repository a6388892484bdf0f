import { randomUUID } from 'node:crypto'
import { findCancelProblem } from '@tessera/domain/sales/cancellability'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { audit, type Doer } from '../accounts/audit.ts'
import { claim, letGo } from '../payments/attempts.ts'
import { queueSettling } from '../payments/settle-job.ts'
import { refuse } from '../shop-error.ts'
import type { Customer } from '../visitor.ts'
import { closeSalesDocument } from './close-sales-document.ts'
import { lockOrder } from './lock-order.ts'
import type { SalesNeeds } from './sales-needs.ts'
import { settleLater } from './settle-canceled.ts'

export interface Cancelling {
  customer: Customer
  number: string
  reason: string | null
  doer: Doer
  now: Date
}

interface Held {
  id: string
  orderId: string | null
  attemptId: string | null
  /** The platform has no part in it. */
  isDone: boolean
}

/**
 * Takes an order back that nobody has touched. The payment is held meanwhile, so that it is either let go or paid back,
 * and never both; the wish is written down first, so that a job can end what was begun.
 */
export async function cancelOrder(needs: SalesNeeds, given: Cancelling): Promise<void> {
  const { database } = needs
  const held = await database.transaction((db) => ask(db, given))
  if (held.isDone) return
  const lease = randomUUID()
  const attempt = held.attemptId ? await claim(database, held.attemptId, lease) : undefined
  if (held.attemptId && !attempt) return refuse('Server.Busy', { headers: { 'retry-after': '5' } })
  try {
    await cancelOnPlatform(needs, held.orderId ?? '')
  } finally {
    if (attempt) await letGo(database, attempt.id, lease)
  }
  await database.transaction((db) => finish(db, held, given))
}

async function ask(db: Queryable, given: Cancelling): Promise<Held> {
  const { customer, number, reason, now } = given
  const { number: id, status, lines, isPaidAtCounter, orderId } = await lockOrder(db, customer, number)
  const fulfilments = lines.map(({ fulfilment }) => fulfilment)
  const problem = findCancelProblem({ status, fulfilments, isPaidAtCounter })
  if (problem) refuse('Order.NotCancellable', { message: problem })
  const asked = await db.find<{ attemptId: string | null }>(sql`
    update sales_documents set cancel_asked_at = ${now}, cancel_reason = ${reason} where id = ${id}
    returning attempt_id as "attemptId"`)
  const held = { id, orderId, attemptId: asked?.attemptId ?? null, isDone: orderId === null }
  if (held.isDone) await finish(db, held, given)
  return held
}

async function cancelOnPlatform({ commerce }: SalesNeeds, orderId: string): Promise<void> {
  const asShop = await commerce.backOffice()
  const { Status } = await commerce.client.Orders.Get('Incoming', orderId, asShop)
  if (Status !== 'Canceled') await commerce.client.Orders.Cancel('Incoming', orderId, asShop)
}

/** The saga lets go of what is held by a card, a job pays back what was charged; on terms nothing is owed any more. */
async function finish(db: Queryable, { id, attemptId }: Held, { customer, reason, doer, now }: Cancelling) {
  const text = `${customer.firstName} ${customer.lastName} canceled the order.`
  const isClosed = await closeSalesDocument(db, id, { status: 'canceled', at: now, text, personId: customer.personID })
  if (isClosed) await settleLater(db, id, now)
  if (attemptId) {
    await db.rows(sql`
      update terms_payments set released_at = coalesce(released_at, ${now})
      where attempt_id = ${attemptId} and settled_at is null`)
    await queueSettling(db, attemptId)
  }
  await audit(db, doer, { action: 'order.cancel', object: id, after: { reason } })
}

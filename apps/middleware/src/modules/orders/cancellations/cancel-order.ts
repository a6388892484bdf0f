import { randomUUID } from 'node:crypto'
import { findCancelProblem } from '@tessera/domain/sales/cancellability'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { untilFree } from '../../../kit/http/until-free.ts'
import { refuse } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { claim, letGo } from '../../checkout/attempts/attempts.ts'
import { queueSettling } from '../../checkout/attempts/settle-job.ts'
import { audit, type Doer } from '../../people/accounts/audit.ts'
import type { SalesNeeds } from '../order-needs.ts'
import { closeSalesDocument } from '../records/close-sales-document.ts'
import { expireHold, holdOrder, releaseOrder } from '../records/hold-order.ts'
import { isClearRefusal } from '../records/is-clear-refusal.ts'
import { lockOrder } from '../records/lock-order.ts'
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
  /** Nothing is left to do: the order was canceled before, or it is not on the platform. */
  isDone: boolean
}

/** A running charge takes as long as the provider, 10 s at most. */
const chargePatience = 4000

/**
 * Cancels an order that is not being picked yet. The request that holds the order cancels it; others wait and find it
 * canceled, so five clicks have one effect and one reply. The payment attempt is leased meanwhile, so it is either
 * voided or refunded, never both. A job finishes the cancellation if the process dies.
 */
export async function cancelOrder(needs: SalesNeeds, given: Cancelling): Promise<void> {
  const { database } = needs
  const held = await untilFree(() => database.transaction((db) => hold(db, given)))
  if (held.isDone) return
  try {
    await cancelHeld(needs, held, given)
  } catch (error) {
    const letOthers = isClearRefusal(error) ? releaseOrder : expireHold
    await letOthers(database, held.id, given.now)
    throw error
  }
}

async function hold(db: Queryable, given: Cancelling): Promise<Held | undefined> {
  const { customer, number, reason, now } = given
  const { number: id, status, lines, isPaidAtCounter, orderId, attemptId } = await lockOrder(db, customer, number)
  if (status === 'canceled') return { id, orderId, attemptId, isDone: true }
  const fulfilments = lines.map(({ fulfilment }) => fulfilment)
  const problem = findCancelProblem({ status, fulfilments, isPaidAtCounter })
  if (problem) refuse('Order.NotCancellable', { message: problem })
  if (!(await holdOrder(db, id, now))) return undefined
  await db.rows(sql`update sales_documents set cancel_reason = ${reason} where id = ${id}`)
  const held = { id, orderId, attemptId, isDone: orderId === null }
  if (held.isDone) await finish(db, held, given)
  return held
}

/** Releases the payment in the transaction that closes the order, so neither is visible without the other. */
async function cancelHeld(needs: SalesNeeds, held: Held, given: Cancelling): Promise<void> {
  const { database } = needs
  const { attemptId } = held
  const lease = randomUUID()
  if (attemptId) await untilFree(() => claim(database, attemptId, lease), chargePatience)
  try {
    await cancelOnPlatform(needs, held.orderId ?? '')
    await database.transaction(async (db) => {
      await finish(db, held, given)
      if (attemptId) await letGo(db, attemptId, lease)
    })
  } catch (error) {
    if (attemptId) await letGo(database, attemptId, lease)
    throw error
  }
}

async function cancelOnPlatform({ commerce }: SalesNeeds, orderId: string): Promise<void> {
  const asShop = await commerce.backOffice()
  const { Status } = await commerce.client.Orders.Get('Incoming', orderId, asShop)
  if (Status !== 'Canceled') await commerce.client.Orders.Cancel('Incoming', orderId, asShop)
}

/** The payment job voids a card authorization, another job refunds a charge, and terms are released here. */
async function finish(db: Queryable, { id, attemptId }: Held, { customer, reason, doer, now }: Cancelling) {
  const text = `${customer.firstName} ${customer.lastName} canceled the order.`
  const isClosed = await closeSalesDocument(db, id, { status: 'canceled', at: now, text, personId: customer.personID })
  if (!isClosed) return
  await settleLater(db, id, now)
  if (attemptId) {
    await db.rows(sql`
      update terms_payments set released_at = coalesce(released_at, ${now})
      where attempt_id = ${attemptId} and settled_at is null`)
    await queueSettling(db, attemptId)
  }
  await audit(db, doer, { action: 'order.cancel', object: id, after: { reason } })
}

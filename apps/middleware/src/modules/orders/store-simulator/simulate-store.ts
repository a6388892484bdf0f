import { arrivalMoment, dueReturnStep, dueStoreStep, type StoreReturn } from '@tessera/domain/sales/store-schedule'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { stateIs } from '../../checkout/attempts/attempt-state.ts'
import { markArrived } from '../deliveries/create-delivery.ts'
import { answerOrderMessage } from '../messages/order-messages.ts'
import { isCopiedLater } from '../records/quote-order.ts'
import { moveReturn } from '../returns/move-return.ts'
import { platformKeyPrefix } from '../web-orders/follow-shipments.ts'
import { lockOrderInStore, type OrderInStore, storeColumns, takeStoreStep } from './take-store-step.ts'

export interface StoreSimulatorNeeds {
  database: Database
  publicUrl: string
}

const maxPerRun = 20
/** Open orders and returns wait for their days, so more than one run can move are read. */
const maxOrders = 500

const minutesToAnswer = 1

/**
 * Simulates the store and the warehouse in development: allocates, picks, ships and delivers new orders on the days that
 * were promised, and processes returns on the days a store needs. Demo data stays unchanged. Safe to run in several processes: each step is made once.
 */
export async function simulateStore(needs: StoreSimulatorNeeds, now: Date): Promise<void> {
  await advanceOrders(needs, now)
  await markArrivals(needs, now)
  await advanceReturns(needs, now)
  await answerMessages(needs, now)
}

/** Orders placed in the running shop; demo orders were placed long before they were inserted. */
const placedHere = sql`d.created_at - d.placed_at < interval '1 hour'`

async function advanceOrders({ database, publicUrl }: StoreSimulatorNeeds, now: Date): Promise<void> {
  const waiting = await database.rows<OrderInStore>(sql`
    select ${storeColumns} from sales_documents d
    left join payment_attempts a on a.id = d.attempt_id
    where d.status = 'open' and d.cancel_asked_at is null and ${placedHere}
      and (a.id is null or ${stateIs('isPlaced', sql`a.state`)})
      -- made here: once the platform has set its boxes aside
      and (not ${isCopiedLater} or d.platform_order_id is not null)
      and exists (select from sales_lines where document_id = d.id and fulfilment in ('confirmed', 'allocated', 'picking'))
    order by coalesce(d.wanted_on, d.expected_on, d.placed_at::date), d.placed_at
    limit ${maxOrders}::int`)
  for (const one of waiting) if (dueStoreStep(one, now)) await database.transaction((db) => takeDueStep(db, one.id))

  async function takeDueStep(db: Queryable, id: string): Promise<void> {
    const order = await lockOrderInStore(db, id)
    const step = order && dueStoreStep(order, now)
    if (step) await takeStoreStep(db, order, step, publicUrl, now)
  }
}

/** A delivery without a promised day takes this long. */
const usualDays = 3

async function markArrivals({ database }: StoreSimulatorNeeds, now: Date): Promise<void> {
  const sent = await database.rows<{ id: string; by: string | null; arrivesOn: string }>(sql`
    select v.id, d.placed_by as by,
      to_char(coalesce(v.expected_on, v.shipped_at::date + ${usualDays}::int), 'YYYY-MM-DD') as "arrivesOn"
    from deliveries v join sales_documents d on d.id = v.document_id
    where v.delivered_at is null and (v.key like 'store %' or v.key like ${`${platformKeyPrefix}%`})
      and coalesce(v.expected_on, v.shipped_at::date + ${usualDays}::int) <= ${now.toISOString().slice(0, 10)}
    limit ${maxPerRun}::int`)
  for (const { id, by, arrivesOn } of sent)
    if (now >= arrivalMoment(arrivesOn)) await markArrived(database, { deliveryId: id, at: now, signedBy: by })
}

/** Confirms that a customer's message was read. Those of demo orders were sent before the order was inserted. */
async function answerMessages({ database, publicUrl }: StoreSimulatorNeeds, now: Date): Promise<void> {
  const unanswered = await database.rows<{ documentId: string; store: string | null }>(sql`
    select m.document_id as "documentId", (select name from stores where id = d.store_id) as store
    from sales_messages m join sales_documents d on d.id = m.document_id
    where not m.is_ours and m.sent_at > d.created_at and m.sent_at < ${now}::timestamptz - make_interval(mins => ${minutesToAnswer}::int)
      and not exists (select from sales_messages later where later.document_id = m.document_id and later.id > m.id)
    limit ${maxPerRun}::int`)
  for (const { documentId, store } of unanswered)
    await database.transaction((db) =>
      answerOrderMessage(db, { documentId, author: `${store ?? 'Tessera'} store`, text: answerText }, publicUrl, now),
    )
}

const answerText = 'Thank you for your message. We’ll review it and call you with any questions.'

async function advanceReturns({ database, publicUrl }: StoreSimulatorNeeds, now: Date): Promise<void> {
  const open = await database.rows<StoreReturn & { id: string }>(sql`
    select id, kind, status, moved_at as "movedAt"
    from sales_returns
    where status in ('requested', 'approved', 'received') and created_at - requested_at < interval '1 hour'
    order by moved_at
    limit ${maxOrders}::int`)
  for (const one of open) {
    const to = dueReturnStep(one, now)
    if (to) await moveReturn(database, { returnId: one.id, to }, publicUrl, now)
  }
}

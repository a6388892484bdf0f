import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { stateIs } from '../../checkout/attempts/attempt-state.ts'
import { createDelivery, markArrived } from '../deliveries/create-delivery.ts'
import { answerOrderMessage } from '../messages/order-messages.ts'
import { moveLines } from '../records/move-lines.ts'
import { moveReturn, type ReturnMove } from '../returns/move-return.ts'
import { platformKeyPrefix } from '../web-orders/follow-order.ts'

export interface StoreSimulatorNeeds {
  database: Database
  publicUrl: string
}

const maxPerRun = 20

/** Minutes an order stays at each step: long enough to change one's mind, short enough to watch it arrive. */
const minutes = { answers: 1, allocated: 2, picking: 8, leaves: 12, arrives: 20, approves: 1, receives: 4, inspects: 5 }

/**
 * Simulates the store and the warehouse in development: allocates, picks, ships and delivers new orders, and processes
 * returns. Demo data stays unchanged. Safe to run in several processes: each step is made once.
 */
export async function simulateStore(needs: StoreSimulatorNeeds, now: Date): Promise<void> {
  await advanceOrders(needs, now)
  await markArrivals(needs, now)
  await advanceReturns(needs, now)
  await answerMessages(needs, now)
}

interface WaitingOrder {
  id: string
  isPickUp: boolean
  steps: string[]
  minutes: number
  lines: { lineNo: number; boxes: number; lot: string | null }[]
}

/** Orders placed in the running shop; demo orders were placed long before they were inserted. */
const placedHere = sql`d.created_at - d.placed_at < interval '1 hour'`

async function advanceOrders({ database, publicUrl }: StoreSimulatorNeeds, now: Date): Promise<void> {
  const waiting = await database.rows<WaitingOrder>(sql`
    select d.id, d.ship_kind = 'pick-up' as "isPickUp", extract(epoch from ${now}::timestamptz - d.placed_at)::float8 / 60 as minutes,
      array(select distinct fulfilment from sales_lines where document_id = d.id) as steps,
      (select coalesce(json_agg(json_build_object('lineNo', l.line_no, 'lot', l.lot,
        'boxes', l.boxes - l.shipped_boxes - l.canceled_boxes)), '[]') from sales_lines l
        where l.document_id = d.id and l.fulfilment = 'picking' and l.boxes > l.shipped_boxes + l.canceled_boxes) as lines
    from sales_documents d
    left join payment_attempts a on a.id = d.attempt_id
    where d.status = 'open' and d.cancel_asked_at is null and ${placedHere}
      and d.placed_at < ${now}::timestamptz - make_interval(mins => ${minutes.allocated}::int)
      and coalesce(d.wanted_on, 'epoch') <= ${now.toISOString().slice(0, 10)}
      and (a.id is null or ${stateIs('isPlaced', sql`a.state`)})
      -- of a quote: once its boxes are set aside
      and (d.origin <> 'quote' or d.platform_order_id is not null)
    order by d.placed_at
    limit ${maxPerRun}::int`)
  for (const one of waiting) await advanceOrder(database, one, publicUrl, now)
}

async function advanceOrder(database: Database, order: WaitingOrder, publicUrl: string, now: Date) {
  const { id, isPickUp, steps, minutes: age, lines } = order
  const documentId = id
  if (steps.includes('confirmed')) return moveLines(database, { documentId, step: 'allocated' }, now)
  if (age < minutes.picking) return
  if (steps.includes('allocated')) return moveLines(database, { documentId, step: 'picking' }, now)
  if (age < minutes.leaves || lines.length === 0) return
  if (isPickUp) return moveLines(database, { documentId, step: 'ready-for-pick-up' }, now)
  const key = `store ${id} ${lines.map(({ lineNo, boxes }) => `${lineNo}:${boxes}`).join(' ')}`
  const sent = { documentId, key, lines, carrier: 'Cumberland Freight', tracking: `TS${id}`, publicUrl }
  return createDelivery(database, sent, now)
}

async function markArrivals({ database }: StoreSimulatorNeeds, now: Date): Promise<void> {
  const sent = await database.rows<{ id: string; by: string | null }>(sql`
    select v.id, d.placed_by as by from deliveries v join sales_documents d on d.id = v.document_id
    where v.delivered_at is null and (v.key like 'store %' or v.key like ${`${platformKeyPrefix}%`})
      and v.shipped_at < ${now}::timestamptz - make_interval(mins => ${minutes.arrives - minutes.leaves}::int)
    limit ${maxPerRun}::int`)
  for (const { id, by } of sent) await markArrived(database, { deliveryId: id, at: now, signedBy: by })
}

/** Confirms that a customer's message was read. */
async function answerMessages({ database, publicUrl }: StoreSimulatorNeeds, now: Date): Promise<void> {
  const unanswered = await database.rows<{ documentId: string; store: string | null }>(sql`
    select m.document_id as "documentId", (select name from stores where id = d.store_id) as store
    from sales_messages m join sales_documents d on d.id = m.document_id
    where not m.is_ours and m.sent_at < ${now}::timestamptz - make_interval(mins => ${minutes.answers}::int)
      and not exists (select from sales_messages later where later.document_id = m.document_id and later.id > m.id)
    limit ${maxPerRun}::int`)
  for (const { documentId, store } of unanswered)
    await database.transaction((db) =>
      answerOrderMessage(db, { documentId, author: `${store ?? 'Tessera'} store`, text: answerText }, publicUrl, now),
    )
}

const answerText = 'Thank you for your message. We’ll review it and call you with any questions.'

interface OpenReturn {
  id: string
  kind: 'return' | 'damage'
  status: 'requested' | 'approved' | 'received'
  minutes: number
}

async function advanceReturns({ database, publicUrl }: StoreSimulatorNeeds, now: Date): Promise<void> {
  const open = await database.rows<OpenReturn>(sql`
    select id, kind, status, extract(epoch from ${now}::timestamptz - requested_at)::float8 / 60 as minutes
    from sales_returns
    where status in ('requested', 'approved', 'received') and created_at - requested_at < interval '1 hour'
    order by moved_at
    limit ${maxPerRun}::int`)
  for (const one of open) {
    const move = nextMove(one)
    if (move) await moveReturn(database, { returnId: one.id, ...move }, publicUrl, now)
  }
}

function nextMove({ kind, status, minutes: age }: OpenReturn): Omit<ReturnMove, 'returnId'> | undefined {
  if (status === 'requested' && age >= minutes.approves) return { to: 'approved' }
  if (status === 'received' && age >= minutes.inspects) return { to: 'inspected' }
  if (status !== 'approved' || age < minutes.receives) return undefined
  return { to: kind === 'damage' ? 'inspected' : 'received' }
}

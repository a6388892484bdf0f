import { type CanceledLine, canceledWorth } from '@tessera/domain/sales/canceled-worth'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { recordOrderEvent } from '../records/record-order-event.ts'
import { queueSettlingCanceled } from './settle-canceled.ts'

export interface CanceledBoxes {
  documentId: string
  lines: readonly { lineNo: number; boxes: number }[]
  /** Name for the timeline: "Grace Okafor", "We". */
  by: string
  personId?: string | null
}

/**
 * Cancels boxes of an order that continues without them, in the transaction that holds it. They are never invoiced; a
 * job refunds their amount, and it is no longer reserved on terms. Returns the amount in cents.
 */
export async function cancelBoxes(db: Queryable, canceled: CanceledBoxes, now: Date): Promise<number> {
  const { documentId, lines, by, personId } = canceled
  const names = await cancelLineBoxes(db, documentId, lines)
  const cents = await updateCanceledCents(db, documentId)
  const part = await db.find<{ id: string }>(sql`
    insert into canceled_parts (document_id, canceled_at, cents) values (${documentId}, ${now}, ${cents})
    returning id::text`)
  await releaseCredit(db, documentId, cents, now)
  await closeIfDone(db, documentId, now)
  const text = `${by} canceled ${names.map(({ boxes, name }) => `${boxes} of ${name}`).join(', ')}.`
  const event = { documentId, kind: 'lines-canceled', reference: part?.id ?? '', at: now, text: text.slice(0, 300) }
  await recordOrderEvent(db, { ...event, personId: personId ?? null })
  await queueSettlingCanceled(db)
  return cents
}

/** Canceling more than is left violates a constraint, and nothing is written (ORD-7). */
const cancelLineBoxes = (db: Queryable, documentId: string, lines: CanceledBoxes['lines']) =>
  db.rows<{ name: string; boxes: number }>(sql`
    update sales_lines l
    set canceled_boxes = l.canceled_boxes + c.boxes,
      backordered_boxes = least(l.backordered_boxes, l.boxes - l.shipped_boxes - l.canceled_boxes - c.boxes),
      fulfilment = case
        when l.shipped_boxes + l.canceled_boxes + c.boxes < l.boxes then l.fulfilment
        when l.shipped_boxes = 0 then 'canceled'
        when exists (select from delivery_lines x join deliveries v on v.id = x.delivery_id
          where x.document_id = l.document_id and x.line_no = l.line_no and v.delivered_at is null) then 'shipped'
        else 'delivered' end
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as c("lineNo" integer, boxes integer)
    where l.document_id = ${documentId} and l.line_no = c."lineNo" and c.boxes > 0
    returning l.name, c.boxes`)

/** Updates the canceled amount of the order and returns the increase. */
async function updateCanceledCents(db: Queryable, documentId: string): Promise<number> {
  const order = await db.find<{
    before: number
    orderDiscountCents: number
    shippingCents: number
    taxCents: number
    lines: CanceledLine[]
  }>(sql`
    select d.canceled_cents::float8 as before, d.shipping_cents::float8 as "shippingCents", d.tax_cents::float8 as "taxCents",
      (d.discount_cents - (select coalesce(sum(discount_cents), 0) from sales_lines where document_id = d.id))::float8
        as "orderDiscountCents",
      (select json_agg(json_build_object('boxes', l.boxes, 'totalCents', l.total_cents,
          'isMerchandise', l.return_kind not in ('sample', 'service'), 'canceledBoxes', l.canceled_boxes))
        from sales_lines l where l.document_id = d.id) as lines
    from sales_documents d where d.id = ${documentId}`)
  if (!order) throw new Error(`order ${documentId} is gone`)
  const worth = canceledWorth(order)
  await db.rows(sql`update sales_documents set canceled_cents = ${worth} where id = ${documentId}`)
  return worth - order.before
}

/** Releases reserved credit. The reservation is settled if the invoices already cover the rest. */
const releaseCredit = (db: Queryable, documentId: string, cents: number, now: Date): Promise<unknown> =>
  db.rows(sql`
    update terms_payments t
    set amount_cents = greatest(t.amount_cents - ${cents}::int, 1),
      released_at = case when t.amount_cents <= ${cents}::int then ${now}::timestamptz end,
      settled_at = case when t.amount_cents > ${cents}::int and t.amount_cents - ${cents}::int <= (
        select coalesce(sum(amount_cents), 0) from billing_documents where sales_document_id = d.id and type = 'RV')
        then ${now}::timestamptz end
    from sales_documents d
    where d.id = ${documentId} and t.attempt_id = d.attempt_id and t.settled_at is null and t.released_at is null`)

const closeIfDone = (db: Queryable, documentId: string, now: Date): Promise<unknown> =>
  db.rows(sql`
    update sales_documents d set status = 'completed', closed_at = ${now}
    where d.id = ${documentId} and d.status = 'open'
      and exists (select from sales_lines where document_id = d.id and shipped_boxes > 0)
      and not exists (
        select from sales_lines l where l.document_id = d.id and l.shipped_boxes + l.canceled_boxes < l.boxes)`)

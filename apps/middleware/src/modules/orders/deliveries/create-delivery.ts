import { describeQuantities } from '@tessera/domain/sales/describe-quantity'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { queueShippedEmail } from '../emails/queue-order-emails.ts'
import { queueShipment } from './due-shipments.ts'
import { insertDeliveries } from './insert-deliveries.ts'
import { queueInvoicing } from './invoice-deliveries.ts'

export interface DeliveryRequest {
  documentId: string
  /** A repeated request with the same key is the same delivery. */
  key: string
  lines: { lineNo: number; boxes: number; lot?: string | null }[]
  kind?: 'parcel' | 'freight' | 'pick-up'
  carrier?: string | null
  tracking?: string | null
  expectedOn?: string | null
  /** The platform's shipment that it was read from. */
  platformShipmentId?: string
  /** If set, the customer gets an email with a link to this site. */
  publicUrl?: string
}

/**
 * Records a delivery and queues its invoice and its shipment on the platform, in the caller's transaction. Shipping more boxes than a line has left
 * violates a constraint, and nothing is written (ORD-7). Returns the delivery number.
 */
export async function createDeliveryWithin(db: Queryable, request: DeliveryRequest, now: Date): Promise<string> {
  const document = await db.find<{ kind: 'parcel' | 'freight' | 'pick-up'; status: string }>(sql`
      select ship_kind as kind, case when cancel_asked_at is null then status else 'being canceled' end as status
      from sales_documents where id = ${request.documentId} for update`)
  const known = await db.find<{ id: string }>(sql`select id from deliveries where key = ${request.key}`)
  if (known) return known.id
  if (document?.status !== 'open') throw new Error(`sales document ${request.documentId} is not open`)
  const delivery = { ...request, kind: request.kind ?? document.kind, shippedAt: now.toISOString() }
  const [written] = await insertDeliveries(db, [delivery])
  if (!written) throw new Error(`delivery ${request.key} was not written`)
  const isPart = !(await shipLines(db, request))
  await recordShipped(db, request, written.id, now)
  await queueInvoicing(db)
  if (!request.platformShipmentId) await queueShipment(db, written.id)
  const { publicUrl } = request
  if (publicUrl) await queueShippedEmail(db, { ...request, kind: delivery.kind, isPart }, { publicUrl, now })
  return written.id
}

/** True if nothing of the order is left to send. */
async function shipLines(db: Queryable, { documentId, lines }: DeliveryRequest): Promise<boolean> {
  await db.rows(sql`
    update sales_lines l
    set shipped_boxes = l.shipped_boxes + s.boxes,
      backordered_boxes = least(l.backordered_boxes, greatest(l.boxes - l.canceled_boxes - l.shipped_boxes - s.boxes, 0)),
      lot = coalesce(nullif(s.lot, ''), l.lot),
      fulfilment = case when l.shipped_boxes + s.boxes >= l.boxes - l.canceled_boxes then 'shipped' else l.fulfilment end
    from (
      select "lineNo" as line_no, sum(boxes)::int as boxes, min(lot) as lot
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as s("lineNo" integer, boxes integer, lot text)
      group by "lineNo") s
    where l.document_id = ${documentId} and l.line_no = s.line_no`)
  const completed = await db.find(sql`
    update sales_documents d set status = 'completed', closed_at = now()
    where d.id = ${documentId} and not exists (
      select from sales_lines l where l.document_id = d.id and l.shipped_boxes + l.canceled_boxes < l.boxes)
    returning d.id`)
  return completed !== undefined
}

async function recordShipped(
  db: Queryable,
  { documentId, lines, carrier }: DeliveryRequest,
  id: string,
  now: Date,
): Promise<void> {
  const sold = await db.rows<{ lineNo: number; unit: string; isSample: boolean }>(sql`
    select line_no as "lineNo", unit, is_sample as "isSample" from sales_lines where document_id = ${documentId}`)
  const sent = lines.flatMap(({ lineNo, boxes }) => {
    const line = sold.find((one) => one.lineNo === lineNo)
    return line ? [{ ...line, boxes }] : []
  })
  const text = `${describeQuantities(sent)} shipped${carrier ? ` with ${carrier}` : ''}.`
  await db.rows(sql`
    insert into sales_events (document_id, kind, reference, at, text) values (${documentId}, 'shipped', ${id}, ${now}, ${text})`)
}

export interface DeliveryArrival {
  deliveryId: string
  at: Date
  signedBy?: string | null
  note?: string | null
  /** The platform told us, or it is only assumed: the shipment there is not changed. */
  isKnownThere?: boolean
}

/** Marks a delivery as arrived or picked up. Repeated calls change nothing. */
export const markArrived = (database: Database, arrival: DeliveryArrival): Promise<boolean> =>
  database.transaction((db) => markArrivedWithin(db, arrival))

export async function markArrivedWithin(
  db: Queryable,
  { deliveryId, at, signedBy = null, note = null, isKnownThere = false }: DeliveryArrival,
): Promise<boolean> {
  const delivery = await db.find<{ documentId: string }>(sql`
      update deliveries set delivered_at = ${at} where id = ${deliveryId} and delivered_at is null
      returning document_id as "documentId"`)
  if (!delivery) return false
  const { documentId } = delivery
  await db.rows(sql`
      insert into delivery_proofs (delivery_id, signed_by, at, note) values (${deliveryId}, ${signedBy}, ${at}, ${note})`)
  await db.rows(sql`
      update sales_lines l set fulfilment = 'delivered'
      where l.document_id = ${documentId} and l.fulfilment = 'shipped' and not exists (
        select from delivery_lines x join deliveries v on v.id = x.delivery_id
        where x.document_id = l.document_id and x.line_no = l.line_no and v.delivered_at is null)`)
  const text = signedBy ? `Delivered; signed for by ${signedBy}.` : 'Delivered.'
  await db.rows(sql`
      insert into sales_events (document_id, kind, reference, at, text)
      values (${documentId}, 'delivered', ${deliveryId}, ${at}, ${text})`)
  if (!isKnownThere) await queueShipment(db, deliveryId)
  return true
}

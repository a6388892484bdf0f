import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { isCopiedLater } from '../records/quote-order.ts'
import type { DueShipment } from './send-shipments.ts'

export const sendShipmentsTask = 'send-shipments'
const batch = 50

/** Marks a delivery as due to be sent to the platform, in the transaction that changes it. */
export const queueShipment = (db: Queryable, deliveryId: string): Promise<unknown> =>
  db.rows(sql`
    with due as (
      update deliveries v set platform_due = clock_timestamp() from sales_documents d
      where v.id = ${deliveryId} and d.id = v.document_id and (d.platform_order_id is not null or ${isCopiedLater})
      returning v.id)
    select graphile_worker.add_job(${sendShipmentsTask}, job_key => ${sendShipmentsTask} || ' ' || id) from due`)

/** Claims due deliveries for a few minutes, so that no two processes send one at the same time. */
export const claimDueShipments = (db: Queryable): Promise<DueShipment[]> =>
  db.rows<DueShipment>(sql`
    with claimed as (
      update deliveries set platform_due = clock_timestamp() + interval '5 minutes'
      where id in (
        select v.id from deliveries v join sales_documents d on d.id = v.document_id
        where v.platform_due <= clock_timestamp() and d.platform_order_id is not null
        order by v.platform_due, v.id
        limit ${batch}::int
        for update of v skip locked)
      returning *)
    select v.id, v.platform_due::text as due, d.platform_order_id as "orderId", d.store_id as "storeId", v.kind, v.carrier,
      v.tracking, v.shipped_at as "shippedAt", v.delivered_at as "deliveredAt",
      nullif(v.platform_shipment_id, v.id) as "foreignId",
      (select signed_by from delivery_proofs where delivery_id = v.id) as "signedBy",
      (select json_agg(json_build_object('lineNo', line_no, 'boxes', boxes, 'lot', nullif(lot, '')) order by line_no, lot)
        from delivery_lines where delivery_id = v.id) as sent,
      (select json_agg(json_build_object('lineNo', line_no, 'platformLineIds', platform_line_ids) order by line_no)
        from sales_lines where document_id = d.id) as here
    from claimed v join sales_documents d on d.id = v.document_id
    order by v.shipped_at, v.id`)

/** A delivery that changed meanwhile stays due. */
export const finishShipment = (
  db: Queryable,
  { id, due }: DueShipment,
  shipmentId: string | undefined,
): Promise<unknown> =>
  db.rows(sql`
    update deliveries
    set platform_shipment_id = coalesce(${shipmentId ?? null}, platform_shipment_id),
      platform_due = case when platform_due::text = ${due} then null else platform_due end
    where id = ${id}`)

export const postponeShipment = (db: Queryable, { id, due }: DueShipment): Promise<unknown> =>
  db.rows(sql`
    update deliveries set platform_due = clock_timestamp() + interval '2 minutes'
    where id = ${id} and platform_due::text = ${due}`)

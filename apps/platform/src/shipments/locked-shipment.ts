import { notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { lockOrderRecords, type OrderRecord } from '../orders/order-record.ts'
import { visibleShipments } from './visible-shipments.ts'

export interface LockedShipment {
  uid: string
  id: string
  buyerID: string | null
}

/** Locks the shipment in the path. Shipments are locked before their orders. */
export async function lockShipment(call: PlatformCall): Promise<LockedShipment> {
  const id = pathParameter(call, 'shipmentID')
  const found = await call.db.find<LockedShipment>(sql`
    select t.uid::text, t.id, t.buyer_id as "buyerID"
    from shipments t
    where ${visibleShipments(call.actor)} and t.id = ${id}
    for no key update`)
  if (!found) throw notFound('Shipment', id)
  return found
}

/** Locks the orders that count the items of a locked shipment, which gets no other items meanwhile. */
export async function lockOrdersOf(db: Queryable, { uid }: Pick<LockedShipment, 'uid'>): Promise<OrderRecord[]> {
  const rows = await db.rows<{ uid: string }>(
    sql`select distinct order_uid::text as uid from counted_shipment_items where shipment_uid = ${uid}`,
  )
  return rows.length > 0
    ? lockOrderRecords(
        db,
        rows.map((row) => row.uid),
      )
    : []
}

import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

export interface NewDelivery {
  id?: string
  documentId: string
  /** Idempotency key: a second insert with it is ignored. */
  key: string
  kind: 'parcel' | 'freight' | 'pick-up'
  carrier?: string | null
  tracking?: string | null
  platformShipmentId?: string
  shippedAt: string
  expectedOn?: string | null
  deliveredAt?: string | null
  signedBy?: string | null
  /** Set if the delivery is already invoiced; otherwise a job invoices it. */
  invoicedAt?: string | null
  lines: { lineNo: number; boxes: number; lot?: string | null }[]
}

/**
 * Inserts deliveries with lines and proofs in one statement. It does not update the order lines; the caller must, as
 * `createDeliveryWithin` does. Returns the numbers of the new ones.
 */
export async function insertDeliveries(
  db: Queryable,
  deliveries: readonly NewDelivery[],
): Promise<{ id: string; key: string }[]> {
  if (deliveries.length === 0) return []
  return db.rows(sql`
    with given as materialized (
      select coalesce(d.id, nextval('delivery_numbers')::text) as number, d.*
      from jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb) as d(id text, "documentId" text, key text, kind text,
        carrier text, tracking text, "shippedAt" timestamptz, "expectedOn" date, "deliveredAt" timestamptz,
        "signedBy" text, "invoicedAt" timestamptz, "platformShipmentId" text, lines jsonb)
    ), written as (
      insert into deliveries (id, document_id, key, kind, carrier, tracking, shipped_at, expected_on, delivered_at,
        invoiced_at, platform_shipment_id)
      select number, "documentId", key, kind, carrier, tracking, "shippedAt", "expectedOn", "deliveredAt",
        "invoicedAt", "platformShipmentId"
      from given
      on conflict (key) do nothing
      returning id, key
    ), lines_written as (
      insert into delivery_lines (delivery_id, document_id, line_no, lot, boxes)
      select w.id, g."documentId", l."lineNo", coalesce(l.lot, ''), l.boxes
      from given g
      join written w on w.id = g.number
      cross join jsonb_to_recordset(g.lines) as l("lineNo" integer, boxes integer, lot text)
    ), proven as (
      insert into delivery_proofs (delivery_id, signed_by, at)
      select w.id, g."signedBy", g."deliveredAt"
      from given g
      join written w on w.id = g.number
      where g."deliveredAt" is not null and g."signedBy" is not null
    )
    select id, key from written`)
}

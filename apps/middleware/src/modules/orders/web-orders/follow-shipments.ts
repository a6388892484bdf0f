import type { Shipment } from '@tessera/client/platform/types.gen'
import { divideByShipment, type ForeignShipment } from '@tessera/domain/sales/divide-by-shipment'
import type { LeavingLine } from '@tessera/domain/sales/shipped-elsewhere'
import { shippedElsewhere } from '@tessera/domain/sales/shipped-elsewhere'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { createDeliveryWithin, type DeliveryRequest, markArrivedWithin } from '../deliveries/create-delivery.ts'
import { type OrderSnapshot, platformLinesOf, readLines } from './read-snapshot.ts'

/** Key prefix of deliveries reported by the platform. */
export const platformKeyPrefix = 'platform '

/** Records shipments that were made on the platform as deliveries, each with its own carrier, tracking and lots. */
export async function followShipments(
  db: Queryable,
  snapshot: OrderSnapshot,
  publicUrl: string,
  now: Date,
): Promise<void> {
  const { documentId, worksheet, shipments } = snapshot
  const here = await readLines(db, documentId)
  const left = shippedElsewhere(here, platformLinesOf(worksheet))
  if ('problem' in left) throw new Error(left.problem)
  if (left.lines.length === 0) return
  const foreign = await withKnownBoxes(db, snapshot)
  for (const { shipmentId, lines } of divideByShipment(left.lines, here, foreign)) {
    const shipment = shipments.find((one) => one.shipment.ID === shipmentId)?.shipment
    const lot = (lineNo: number) =>
      findLot(shipment, here.find((line) => line.lineNo === lineNo)?.platformLineIds ?? [])
    const request = {
      ...platformDelivery(documentId, lines),
      lines: lines.map((line) => ({ ...line, lot: lot(line.lineNo) })),
      platformShipmentId: shipmentId,
      carrier: shipment?.Shipper ?? null,
      tracking: shipment?.TrackingNumber ?? null,
    }
    await createDeliveryWithin(db, { ...request, publicUrl }, now)
  }
}

export const platformDelivery = (documentId: string, lines: LeavingLine[]): DeliveryRequest => ({
  documentId,
  key: `${platformKeyPrefix}${documentId} ${lines.map(({ lineNo, upTo }) => `${lineNo}:${upTo}`).join(' ')}`,
  lines,
})

/** The shipments that were not made here, with the boxes of them that are recorded here. */
async function withKnownBoxes(db: Queryable, { documentId, shipments }: OrderSnapshot): Promise<ForeignShipment[]> {
  const known = await db.rows<{ id: string; own: boolean; lineNo: number; boxes: number }>(sql`
    select coalesce(v.platform_shipment_id, v.id) as id, coalesce(v.platform_shipment_id, v.id) = v.id as own,
      x.line_no as "lineNo", sum(x.boxes)::int as boxes
    from deliveries v join delivery_lines x on x.delivery_id = v.id
    where v.document_id = ${documentId}
    group by 1, 2, 3`)
  const own = new Set(known.filter((one) => one.own).map(({ id }) => id))
  return shipments
    .filter(({ shipment }) => !own.has(shipment.ID))
    .map(({ shipment: { ID: id }, items }) => ({
      id,
      items,
      known: new Map(known.filter((one) => one.id === id).map(({ lineNo, boxes }) => [lineNo, boxes])),
    }))
}

/** The first lot that the shipment names for a line, in the form our own shipments have. */
function findLot(shipment: Shipment | undefined, lineItemIDs: readonly string[]): string | null {
  const lots: unknown = (shipment?.xp as { Lots?: unknown } | null)?.Lots
  if (!Array.isArray(lots)) return null
  const found = (lots as unknown[]).find(
    (one): one is { Lot: string } =>
      typeof one === 'object' &&
      one !== null &&
      'LineItemID' in one &&
      lineItemIDs.includes(String(one.LineItemID)) &&
      'Lot' in one &&
      typeof one.Lot === 'string',
  )
  return found?.Lot.slice(0, 100) ?? null
}

/** Takes over carrier, tracking and arrival that changed on the platform after a shipment left. */
export async function followShipmentChanges(db: Queryable, snapshot: OrderSnapshot, now: Date): Promise<void> {
  const { documentId, shipments } = snapshot
  if (shipments.length === 0) return
  const changes = shipments.map(({ shipment: { ID, Shipper, TrackingNumber } }) => ({
    id: ID,
    carrier: Shipper,
    tracking: TrackingNumber,
  }))
  await db.rows(sql`
    update deliveries v set carrier = s.carrier, tracking = s.tracking
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as s(id text, carrier text, tracking text)
    where v.document_id = ${documentId} and v.platform_shipment_id = s.id
      and (v.carrier, v.tracking) is distinct from (s.carrier, s.tracking)`)
  const arrived = shipments.filter(({ shipment }) => isPast(shipment.DateDelivered, now)).map((one) => one.shipment.ID)
  const left = await db.rows<{ id: string }>(sql`
    select id from deliveries
    where document_id = ${documentId} and platform_shipment_id = any(${arrived}) and delivered_at is null
    order by id`)
  for (const { id } of left) await markArrivedWithin(db, { deliveryId: id, at: now, isKnownThere: true })
}

const isPast = (moment: string | null | undefined, now: Date): boolean => !!moment && new Date(moment) <= now

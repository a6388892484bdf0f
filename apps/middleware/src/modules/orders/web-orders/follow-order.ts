import type { OrderWorksheet, Shipment } from '@tessera/client/platform/types.gen'
import {
  canceledElsewhere,
  type LeavingLine,
  type LineHere,
  type LineThere,
  restOf,
  shippedElsewhere,
} from '@tessera/domain/sales/shipped-elsewhere'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { cancelBoxes } from '../cancellations/cancel-boxes.ts'
import { cancelRest } from '../cancellations/cancel-rest.ts'
import { createDeliveryWithin, type DeliveryRequest, markArrivedWithin } from '../deliveries/create-delivery.ts'
import { queueCanceledEmail } from '../messages/order-emails.ts'
import type { SalesNeeds } from '../sales-needs.ts'
import { openApproved } from './follow-web-orders.ts'

/** Key prefix of deliveries reported by the platform. */
export const platformKeyPrefix = 'platform '

interface FollowNeeds extends SalesNeeds {
  publicUrl: string
}

interface OrderSnapshot {
  documentId: string
  worksheet: OrderWorksheet
  /** The latest shipment, if any. */
  shipment: Shipment | undefined
}

/**
 * Applies what staff did with an order on the platform: shipped goods are delivered, with invoice and email; removed or
 * reduced lines are canceled; a completed order is handed over; a canceled order is closed with what has shipped. It
 * compares states, not events, so running it again, or after another process, changes nothing.
 */
export async function followOrder(needs: FollowNeeds, documentId: string, orderId: string, now: Date): Promise<void> {
  const { client, backOffice } = needs.commerce
  const asShop = await backOffice()
  const worksheet = await client.IntegrationEvents.GetWorksheet('Incoming', orderId, asShop)
  const isSent = worksheet.LineItems?.some(({ QuantityShipped }) => QuantityShipped > 0)
  const shipments = isSent
    ? await client.Orders.ListShipments('Incoming', orderId, { sortBy: ['!DateShipped'], pageSize: 100 }, asShop)
    : undefined
  const shipment = shipments?.Items.find(({ DateShipped }) => DateShipped)
  await needs.database.transaction((db) => applySnapshot(db, { documentId, worksheet, shipment }, needs.publicUrl, now))
}

async function applySnapshot(db: Queryable, snapshot: OrderSnapshot, publicUrl: string, now: Date): Promise<void> {
  const { documentId, worksheet } = snapshot
  const status = worksheet.Order?.Status
  const document = await db.find<{ status: string; isBeingCanceled: boolean }>(sql`
    select status, cancel_asked_at is not null as "isBeingCanceled" from sales_documents
    where id = ${documentId} for update`)
  if (document?.status === 'canceled' || document?.status === 'declined' || document?.status === 'completed') return
  if (status === 'AwaitingApproval' || status === 'Declined' || status === 'Unsubmitted') return
  // the customer, or the job that finishes the cancellation, is canceling it
  if (document?.isBeingCanceled) throw new Error(`order ${documentId} is being canceled`)
  if (status !== 'Canceled') await openApproved(db, documentId, now)
  await sendShipped(db, snapshot, publicUrl, now)
  await cancelRemovedLines(db, snapshot, publicUrl, now)
  if (status === 'Completed') await deliverRest(db, documentId, publicUrl, now)
  if (status === 'Canceled') await cancelRest(db, documentId, publicUrl, now)
}

async function sendShipped(db: Queryable, snapshot: OrderSnapshot, publicUrl: string, now: Date): Promise<void> {
  const { documentId, worksheet, shipment } = snapshot
  const left = shippedElsewhere(await readLines(db, documentId), platformLinesOf(worksheet))
  if ('problem' in left) throw new Error(left.problem)
  if (left.lines.length === 0 || !shipment) return
  const { Shipper: carrier, TrackingNumber: tracking, DateDelivered } = shipment
  const deliveryId = await createDeliveryWithin(
    db,
    { ...deliveryOf(documentId, left.lines), carrier, tracking, publicUrl },
    now,
  )
  if (DateDelivered && new Date(DateDelivered) <= now) await markArrivedWithin(db, { deliveryId, at: now })
}

async function cancelRemovedLines(db: Queryable, snapshot: OrderSnapshot, publicUrl: string, now: Date): Promise<void> {
  const { documentId, worksheet } = snapshot
  const lines = canceledElsewhere(await readLines(db, documentId), platformLinesOf(worksheet))
  if (lines.length === 0) return
  await cancelBoxes(db, { documentId, lines, by: 'We' }, now)
  await queueCanceledEmail(db, { documentId, what: 'part of your order' }, publicUrl)
}

const platformLinesOf = ({ LineItems }: OrderWorksheet): LineThere[] =>
  (LineItems ?? []).map(({ ID, Quantity, QuantityShipped }) => ({
    id: ID,
    quantity: Quantity,
    quantityShipped: QuantityShipped,
  }))

/** Completed without a shipment: the remaining boxes were handed over in person. */
async function deliverRest(db: Queryable, documentId: string, publicUrl: string, now: Date): Promise<void> {
  const rest = restOf(await readLines(db, documentId))
  if (rest.length === 0) return
  const deliveryId = await createDeliveryWithin(db, { ...deliveryOf(documentId, rest), publicUrl }, now)
  await markArrivedWithin(db, { deliveryId, at: now })
}

const deliveryOf = (documentId: string, lines: LeavingLine[]): DeliveryRequest => ({
  documentId,
  key: `${platformKeyPrefix}${documentId} ${lines.map(({ lineNo, upTo }) => `${lineNo}:${upTo}`).join(' ')}`,
  lines,
})

const readLines = (db: Queryable, documentId: string): Promise<LineHere[]> =>
  db.rows<LineHere>(sql`
    select line_no as "lineNo", platform_line_ids as "platformLineIds", boxes, shipped_boxes as "shippedBoxes",
      canceled_boxes as "canceledBoxes"
    from sales_lines where document_id = ${documentId} order by line_no`)

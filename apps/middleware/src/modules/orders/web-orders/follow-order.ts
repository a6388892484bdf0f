import { canceledElsewhere, restOf } from '@tessera/domain/sales/shipped-elsewhere'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { openApproved } from '../approvals/open-approved.ts'
import { cancelBoxes } from '../cancellations/cancel-boxes.ts'
import { cancelRest } from '../cancellations/cancel-rest.ts'
import { createDeliveryWithin, markArrivedWithin } from '../deliveries/create-delivery.ts'
import { queueCanceledEmail } from '../emails/queue-order-emails.ts'
import type { SalesNeeds } from '../sales-needs.ts'
import { followShipmentChanges, followShipments, platformDelivery } from './follow-shipments.ts'
import { type OrderSnapshot, platformLinesOf, readLines, readSnapshot } from './read-snapshot.ts'

/**
 * Applies what staff did with an order on the platform: shipped goods are delivered, with invoice and email; removed or
 * reduced lines are canceled; a completed order is handed over; a canceled order is closed with what has shipped. It
 * compares states, not events, so running it again, or after another process, changes nothing.
 */
export async function followOrder(needs: SalesNeeds, documentId: string, orderId: string, now: Date): Promise<void> {
  const snapshot = await readSnapshot(needs, documentId, orderId)
  await needs.database.transaction((db) => applySnapshot(db, snapshot, needs.publicUrl, now))
  await completeThere(needs, snapshot, orderId)
}

async function applySnapshot(db: Queryable, snapshot: OrderSnapshot, publicUrl: string, now: Date): Promise<void> {
  const { documentId, worksheet } = snapshot
  const status = worksheet.Order?.Status
  const document = await db.find<{ status: string; isBeingCanceled: boolean }>(sql`
    select status, cancel_asked_at is not null as "isBeingCanceled" from sales_documents
    where id = ${documentId} for update`)
  const isOver = document?.status === 'canceled' || document?.status === 'declined' || document?.status === 'completed'
  if (isOver) return followShipmentChanges(db, snapshot, now)
  if (status === 'AwaitingApproval' || status === 'Declined' || status === 'Unsubmitted') return
  // the customer, or the job that finishes the cancellation, is canceling it
  if (document?.isBeingCanceled) throw new Error(`order ${documentId} is being canceled`)
  if (status !== 'Canceled') await openApproved(db, { id: documentId, at: now, publicUrl })
  await followShipments(db, snapshot, publicUrl, now)
  await followShipmentChanges(db, snapshot, now)
  await cancelRemovedLines(db, snapshot, publicUrl, now)
  if (status === 'Completed') await deliverRest(db, documentId, publicUrl, now)
  if (status === 'Canceled') await cancelRest(db, documentId, publicUrl, now)
}

/** An order whose last boxes were canceled after the others had left is completed there too. */
async function completeThere(
  { commerce, database }: SalesNeeds,
  { documentId, worksheet }: OrderSnapshot,
  orderId: string,
): Promise<void> {
  const lines = platformLinesOf(worksheet)
  const isSent = lines.length > 0 && lines.every(({ quantity, quantityShipped }) => quantityShipped >= quantity)
  if (worksheet.Order?.Status !== 'Open' || !isSent) return
  const done = await database.find(sql`
    select from sales_documents d where d.id = ${documentId} and d.status = 'completed' and not exists (
      select from deliveries where document_id = d.id and platform_due is not null)`)
  if (done) await commerce.client.Orders.Complete('Incoming', orderId, await commerce.backOffice())
}

async function cancelRemovedLines(db: Queryable, snapshot: OrderSnapshot, publicUrl: string, now: Date): Promise<void> {
  const { documentId, worksheet } = snapshot
  const lines = canceledElsewhere(await readLines(db, documentId), platformLinesOf(worksheet))
  if (lines.length === 0) return
  await cancelBoxes(db, { documentId, lines, by: 'We' }, now)
  await queueCanceledEmail(db, { documentId, isPart: true }, { publicUrl, now })
}

/** Completed without a shipment: the remaining boxes were handed over in person. */
async function deliverRest(db: Queryable, documentId: string, publicUrl: string, now: Date): Promise<void> {
  const rest = restOf(await readLines(db, documentId))
  if (rest.length === 0) return
  const deliveryId = await createDeliveryWithin(db, { ...platformDelivery(documentId, rest), publicUrl }, now)
  await markArrivedWithin(db, { deliveryId, at: now })
}

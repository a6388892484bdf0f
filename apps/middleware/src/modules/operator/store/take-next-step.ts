import type { OrderNumberInput } from '@tessera/client/shop/types.gen'
import { nextStoreStep, type StoreStep } from '@tessera/domain/sales/store-schedule'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import { markArrivedWithin } from '../../orders/deliveries/create-delivery.ts'
import {
  handOver,
  type OrderInStore,
  storeColumns,
  takeStoreStep,
} from '../../orders/store-simulator/take-store-step.ts'
import type { OperatorNeeds } from './answer-messages.ts'
import { lockOrderByNumber, type OperatorCall, recordOperatorAction } from './operator.ts'

/** Takes the next step of an order at once, without waiting for its promised day. */
export const takeNextStep = (
  { database, publicUrl }: OperatorNeeds,
  call: OperatorCall,
  { number = '' }: OrderNumberInput,
) =>
  database.transaction(async (db) => {
    const { id, accountId, isBeingCanceled } = await lockOrderByNumber(db, number)
    const order = await db.find<OrderInStore & { status: string }>(sql`
      select ${storeColumns}, d.status from sales_documents d where d.id = ${id}`)
    if (!order || isBeingCanceled) return refuse('Operator.State')
    const step = await takeStep(db, order, publicUrl, call.now)
    await recordOperatorAction(db, call, accountId, { action: 'order.next-step', object: id, after: { step } })
    return { step }
  })

async function takeStep(
  db: Queryable,
  order: OrderInStore & { status: string },
  publicUrl: string,
  now: Date,
): Promise<StoreStep> {
  const step = order.status === 'open' ? nextStoreStep(order) : undefined
  if (step) {
    await takeStoreStep(db, order, step, publicUrl, now)
    return step
  }
  const isHandedOver = order.status === 'open' && (await handOver(db, order, now))
  const isArrived = await deliverSent(db, order.id, now)
  return isHandedOver || isArrived ? 'delivered' : refuse('Operator.State', { data: { status: order.status } })
}

async function deliverSent(db: Queryable, documentId: string, now: Date): Promise<boolean> {
  const sent = await db.rows<{ id: string }>(sql`
    select id from deliveries where document_id = ${documentId} and delivered_at is null order by id`)
  for (const { id } of sent) await markArrivedWithin(db, { deliveryId: id, at: now })
  return sent.length > 0
}

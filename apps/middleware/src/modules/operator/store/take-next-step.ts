import type { NextStepInput } from '@tessera/client/shop/types.gen'
import { planStoreStep } from '@tessera/domain/sales/plan-store-step'
import type { StoreStep } from '@tessera/domain/sales/store-schedule'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import { markArrivedWithin } from '../../orders/deliveries/create-delivery.ts'
import { handOver, takeStoreStep } from '../../orders/store-simulator/take-store-step.ts'
import { type OrderToStep, stepFactsOf, storeStepColumns } from '../picking/store-step-columns.ts'
import type { OperatorNeeds } from './answer-messages.ts'
import { lockOrderByNumber, type OperatorCall, recordOperatorAction } from './operator.ts'

/** Takes the next step of an order at once, without waiting for its promised day. The same key is the same step. */
export const takeNextStep = (
  { database, publicUrl }: OperatorNeeds,
  call: OperatorCall,
  { number = '', step: wanted, key }: NextStepInput,
) =>
  database.transaction(async (db) => {
    const { id, accountId } = await lockOrderByNumber(db, number)
    const taken = key ? await findTakenStep(db, id, key) : undefined
    if (taken) return { step: taken }
    const order = await db.find<OrderToStep>(sql`
      select ${storeStepColumns} from sales_documents d where d.id = ${id}`)
    if (!order) return refuse('NotFound')
    const { step, reason } = planStoreStep(stepFactsOf(order))
    if (!step) return refuse('Operator.State', { message: reason, data: { status: order.status } })
    if (wanted && wanted !== step)
      refuse('Operator.State', { message: 'Its next step is another one by now.', data: { step } })
    await takeStep(db, order, step, { publicUrl, now: call.now })
    const after = { step, ...(key && { form: key }) }
    await recordOperatorAction(db, call, accountId, { action: 'order.next-step', object: id, after })
    return { step }
  })

/** The step that was taken under this key, with the order locked. */
async function findTakenStep(db: Queryable, id: string, key: string): Promise<StoreStep | undefined> {
  const found = await db.find<{ step: StoreStep }>(sql`
    select after ->> 'step' as step from audit_records
    where object = ${id} and action = 'order.next-step' and after ->> 'form' = ${key}`)
  return found?.step
}

async function takeStep(
  db: Queryable,
  order: OrderToStep,
  step: StoreStep,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  if (step !== 'delivered') return takeStoreStep(db, order, step, publicUrl, now)
  if (order.status === 'open') await handOver(db, order, now)
  await deliverSent(db, order.id, now)
}

async function deliverSent(db: Queryable, documentId: string, now: Date): Promise<void> {
  const sent = await db.rows<{ id: string }>(sql`
    select id from deliveries where document_id = ${documentId} and delivered_at is null order by id`)
  for (const { id } of sent) await markArrivedWithin(db, { deliveryId: id, at: now })
}

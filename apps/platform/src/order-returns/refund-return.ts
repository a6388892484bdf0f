import type { OrderState } from '@tessera/domain/order-model/order-state'
import { completeIfRefunded } from '@tessera/domain/order-returns/return-amounts'
import type { RefundedReturn } from '@tessera/domain/payments/payment-change'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import type { LockedOrder } from '../orders/locked-order.ts'
import type { OrderRecord } from '../orders/order-record.ts'
import { findReturnState } from './locked-return.ts'
import { recordCompletion } from './record-completion.ts'
import { updateReturn } from './write-return.ts'

/** The return of a locked order that a refund belongs to. */
export async function findRefundedReturn(
  db: Queryable,
  { uid }: OrderRecord,
  id: string,
): Promise<RefundedReturn | undefined> {
  const found = await db.find<{ it: RefundedReturn }>(sql`
    select json_build_object('status', r.status, 'refundAmount', (r.refund_amount * 10000)::bigint) as it
    from order_returns r where r.order_uid = ${uid} and r.id = ${id}`)
  return found?.it
}

/** Completes the return once its refunds reach its amount. */
export async function completeRefundedReturn(
  call: PlatformCall,
  locked: LockedOrder,
  { payments }: OrderState,
  id: string,
): Promise<void> {
  const { db, now } = call
  const found = await db.find<{ uid: string }>(
    sql`select r.uid::text from order_returns r where r.order_uid = ${locked.record.uid} and r.id = ${id}`,
  )
  const state = found && (await findReturnState(db, found.uid))
  if (!state) return
  const after = completeIfRefunded(state, payments, now)
  if (after === state) return
  await updateReturn(db, { uid: found.uid, locked, state }, after)
  await recordCompletion(call, state, after)
}

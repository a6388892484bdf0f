import type { OrderState } from '@tessera/domain/order-model/order-state'
import { findCompleted, isOpenAndPacked } from '@tessera/domain/orders/complete-order'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { OrderRecord } from './order-record.ts'
import { writeOrderState } from './write-order-state.ts'

/** Returns the order completed if all of it is on shipments that have left, else unchanged. The order is locked. */
export async function completeIfShipped(
  db: Queryable,
  { uid }: Pick<OrderRecord, 'uid'>,
  state: OrderState,
  now: Date,
): Promise<OrderState> {
  if (!isOpenAndPacked(state)) return state
  return findCompleted(state, await readShipped(db, uid), now) ?? state
}

/** Completes those of the locked orders of which everything has left. */
export async function completeShippedOrders(db: Queryable, records: readonly OrderRecord[], now: Date): Promise<void> {
  for (const record of records) {
    const after = await completeIfShipped(db, record, record.state, now)
    if (after !== record.state) await writeOrderState(db, record, after, { offers: new Map(), copies: new Map() })
  }
}

async function readShipped(db: Queryable, uid: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db.rows<{ line: string; quantity: number }>(sql`
    select i.line_item_id as line, sum(i.quantity_shipped)::int as quantity
    from counted_shipment_items i
    join shipments s on s.uid = i.shipment_uid
    where i.order_uid = ${uid} and s.date_shipped is not null
    group by i.line_item_id`)
  return new Map(rows.map(({ line, quantity }) => [line, quantity]))
}

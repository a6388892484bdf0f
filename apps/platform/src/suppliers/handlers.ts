import { fail } from '@tessera/server/api-error'
import { JsonText } from '@tessera/server/json-text'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { selectList } from '../engine/select-list.ts'
import { missingOrder, namedOrder } from '../orders/find-order.ts'
import { callerOf } from '../orders/locked-order.ts'
import { lockOrderRecord, type OrderRecord } from '../orders/order-record.ts'
import { orderTable } from '../orders/order-table.ts'
import { lockOutgoing, sendOutgoing, splitLockedOrder } from './split-locked-order.ts'

/** Both can be repeated: they answer with all orders to suppliers, and make only those that are missing. */
export const supplierOrderHandlers: PlatformHandlers = {
  'Orders.Split': async (call) => (await split(call)).reply(),
  'Orders.Forward': async (call) => {
    const { outgoing, reply } = await split(call)
    await sendOutgoing(call, outgoing)
    return reply()
  },
}

async function split(
  call: PlatformCall,
): Promise<{ outgoing: readonly OrderRecord[]; reply: () => Promise<JsonText> }> {
  const { db, actor } = call
  if (actor.userType !== 'admin') fail('Order.CannotSplitWrongUserType', { OrderID: call.params.orderID })
  const { record } = await lockOrderRecord(db, actor.marketplace, namedOrder(call))
  if (!record) throw missingOrder(call)
  const remaining = await splitLockedOrder(call, record, { caller: callerOf(call, record), sender: actor })
  const outgoing = await lockOutgoing(db, record)
  return { outgoing, reply: () => showSplit(call, outgoing, remaining) }
}

async function showSplit(
  { db }: PlatformCall,
  outgoing: readonly OrderRecord[],
  remaining: readonly string[],
): Promise<JsonText> {
  const row = await db.find<{ items: string }>(sql`
    select coalesce(json_agg(it), '[]')::text as items
    from (
      select ${selectList(orderTable)} from orders t
      where t.uid = any(${outgoing.map(({ uid }) => uid)}::bigint[])
      order by t.uid) it`)
  return new JsonText(`{"OutgoingOrders":${row?.items ?? '[]'},"RemainingLineItemIDs":${JSON.stringify(remaining)}}`)
}

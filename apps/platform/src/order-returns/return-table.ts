import { OrderReturn } from '@tessera/contract/platform/orders/order-returns'
import { type Sql, sql } from '@tessera/server/sql'
import type { Actor } from '../actor.ts'
import { tableOf } from '../engine/table.ts'
import { reachableOrders } from '../orders/reachable-orders.ts'

export const returnTable = tableOf(OrderReturn, '/orderreturns', 'order_returns')

/** Returns of the orders that the caller can reach, from either side. */
export const reachableReturns = (actor: Actor): Sql =>
  sql`t.marketplace_id = ${actor.marketplace} and t.order_uid in (select t.uid from orders t where ${reachableOrders(actor, 'all')})`

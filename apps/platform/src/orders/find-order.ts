import { notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import type { Queryable } from '@tessera/server/database'
import { and, type Sql, sql } from '@tessera/server/sql'
import { type Actor, type PlatformCall, visitorKey } from '../actor.ts'
import { directionOf, isOwnOrder, reachableOrApprovable, reachableOrders } from './reachable-orders.ts'

/** The condition for the request's order: the one in the path, or the caller's cart. */
export type OrderCondition = (call: PlatformCall) => Sql

/** Approvers read the orders they decide on, and change nothing else of them. */
export const namedOrder: OrderCondition = (call) =>
  call.operation.verb === 'GET'
    ? approvableOrder(call)
    : and([reachableOrders(call.actor, directionOf(call)), sql`t.id = ${pathParameter(call, 'orderID')}`])

export const approvableOrder: OrderCondition = (call) =>
  and([reachableOrApprovable(call.actor, directionOf(call)), sql`t.id = ${pathParameter(call, 'orderID')}`])

/** For shipment roles, which need not have order roles. */
export const shippedOrder: OrderCondition = (call) =>
  and([
    reachableOrders(call.actor, directionOf(call), 'ShipmentAdmin', 'ShipmentReader'),
    sql`t.id = ${pathParameter(call, 'orderID')}`,
  ])

/**
 * The unsubmitted order that was created last or was last made the active cart. The order of a subscription is a cart
 * only if its user makes it one.
 */
export const currentCart: OrderCondition = ({ actor }) =>
  actor.orderID
    ? sql`t.uid = (${orderOf(actor)}) and ${isOwnOrder(actor)} and t.status = 'Unsubmitted'`
    : sql`t.uid = (${cartOf(actor)})`

/**
 * Looks up by ID only, which has 128 random bits: all guests share a user, and a plan by user or marketplace reads the
 * carts of all guests (2.5 ms for 1,800 of them).
 */
const orderOf = ({ orderID }: Actor): Sql =>
  sql`select g.uid from orders g where g.is_guest and g.id = ${orderID} limit 1`

const cartOf = (actor: Actor): Sql => sql`
  select t.uid from orders t
  where ${isOwnOrder(actor)} and t.marketplace_id = ${actor.marketplace} and t.status = 'Unsubmitted' and t.cart_since > '-infinity'
  order by t.cart_since desc, t.uid desc
  limit 1`

export const findUid = async (db: Queryable, where: Sql): Promise<string | undefined> =>
  (await db.find<{ uid: string }>(sql`select t.uid::text from orders t where ${where}`))?.uid

export const missingOrder = (call: PlatformCall) => notFound('Order', call.params.orderID ?? 'cart')

/** Serializes cart creation: two concurrent first lines must not create two carts, nor one while a cart is moved. */
export async function lockCart(db: Queryable, actor: Pick<Actor, 'userKey' | 'orderID'>): Promise<void> {
  await db.send(sql`select pg_advisory_xact_lock(hashtextextended(${`cart ${visitorKey(actor)}`}, 0))`)
}

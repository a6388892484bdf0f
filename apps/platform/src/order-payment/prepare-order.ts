import { mayCreateOrder } from '@tessera/domain/orders/order-permissions'
import { fail, notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import type { JsonText } from '@tessera/server/json-text'
import { sql } from '@tessera/server/sql'
import type { Actor, PlatformCall, PlatformHandler } from '../actor.ts'
import { checkID } from '../engine/ids.ts'
import { createOrder } from '../orders/create-order.ts'
import { findUid, namedOrder } from '../orders/find-order.ts'
import { openLockedOrder, saveOrder } from '../orders/locked-order.ts'
import { lookUpOrder } from '../orders/order-record.ts'
import { directionOf } from '../orders/reachable-orders.ts'
import { getPaymentStatus, paymentStatusOf } from './payment-status.ts'

/**
 * Opens an order that the seller fills for a buyer's user. It belongs to the named API client, so that the same checkout
 * calculates and places it, and it leaves the user's cart alone.
 */
export const prepareOrder: PlatformHandler = async (call) => {
  const { actor, body } = call
  if (!mayCreateOrder(actor, directionOf(call), undefined))
    fail('Order.CannotCreateInvalid', { Direction: call.params.direction, ToCompanyID: null })
  // an order of someone else under this ID is refused as any taken ID
  if (await isKnown(call)) return getPaymentStatus(call)
  const client = await getClient(call)
  const ID = checkID(pathParameter(call, 'orderID'))
  const made = await createOrder({ ...call, actor: actorFor(actor, client) }, { ...body, ID })
  return insertOrder(call, made)
}

const isKnown = async (call: PlatformCall): Promise<boolean> => {
  const { FromCompanyID, FromUserID } = call.body
  const isOfUser = sql`t.from_company_id = ${FromCompanyID} and t.from_user_uid = (
    select u.uid from users u where u.marketplace_id = t.marketplace_id and u.company_type = 'buyer'
      and u.company_id = ${FromCompanyID} and u.id = ${FromUserID})`
  return (await findUid(call.db, sql`${namedOrder(call)} and ${isOfUser}`)) !== undefined
}

interface OrderClient {
  id: string
  hasOwnProducts: boolean
}

async function getClient({ db, actor, body }: PlatformCall): Promise<OrderClient> {
  const found = await db.find<OrderClient>(sql`
    select id, add_to_cart_integration_event_id is not null as "hasOwnProducts" from api_clients
    where marketplace_id = ${actor.marketplace} and lower(id) = lower(${body.ClientID})`)
  if (!found) throw notFound('ApiClient', String(body.ClientID))
  return found
}

/** The caller, as if the order came through the other client. */
function actorFor({ hasOwnProducts: _, ...actor }: Actor, { id, hasOwnProducts }: OrderClient): Actor {
  return { ...actor, clientID: id, ...(hasOwnProducts && { hasOwnProducts: true as const }) }
}

async function insertOrder(call: PlatformCall, made: Awaited<ReturnType<typeof createOrder>>): Promise<JsonText> {
  const { epoch } = await lookUpOrder(call.db, call.actor.marketplace)
  const locked = await openLockedOrder(call, made, epoch)
  await saveOrder(call, locked, locked.state, { extraColumns: { cart_since: sql`'-infinity'` } })
  return paymentStatusOf(locked)
}

import { findRefreshed } from '@tessera/domain/orders/refresh'
import { sql } from '@tessera/server/sql'
import type { Actor, PlatformCall } from '../actor.ts'
import { lockCart } from './find-order.ts'
import { lockOrder, saveOrder } from './locked-order.ts'
import { isOwnOrder } from './reachable-orders.ts'

/** The new owner of a guest's order. */
export interface NewOwner {
  userKey: string
  userID: string
  companyID: string
  clientID: string
}

/**
 * A guest's unsubmitted order becomes the registered user's cart, at that user's prices (CRT-1). No line is lost: one
 * that the new owner cannot buy stays and is reported when the order is validated.
 */
export async function moveGuestOrder(call: PlatformCall, guest: Actor, owner: NewOwner): Promise<void> {
  await lockCart(call.db, guest)
  const moved = await call.db.find<{ uid: string; from: string }>(sql`
    select t.uid::text, t.from_company_id as from from orders t
    where t.marketplace_id = ${guest.marketplace} and ${isOwnOrder(guest)} and t.status = 'Unsubmitted'
    for update`)
  if (!moved) return
  if (moved.from !== owner.companyID) await detachFromCompany(call, moved.uid)
  await call.db.rows(sql`
    update orders set from_user_uid = ${owner.userKey}, from_company_id = ${owner.companyID}, from_user = null, is_guest = false,
      client_id = ${owner.clientID}, cart_since = clock_timestamp(),
      currency = user_locale(marketplace_id, 'buyer', ${owner.companyID}, ${owner.userID}) ->> 'Currency'
    where uid = ${moved.uid}`)
  const locked = await lockOrder(call, () => sql`t.uid = ${moved.uid}`)
  await saveOrder(call, locked, findRefreshed(locked.state, locked.catalog.offers, call.now)?.state ?? locked.state)
}

/** IDs of one company are invalid in another: addresses become one-time addresses, cards and accounts are removed. */
export async function detachFromCompany({ db }: Pick<PlatformCall, 'db'>, uid: string): Promise<void> {
  await db.rows(sql`
    update line_items l set shipping_address_id = null,
      shipping_address = order_address(l.order_uid, l.shipping_address_id) || '{"ID":null}'
    where l.order_uid = ${uid} and l.shipping_address_id is not null`)
  await db.rows(sql`
    delete from payments where order_uid = ${uid} and (credit_card_id is not null or spending_account_id is not null)`)
  await db.rows(sql`
    update orders o set billing_address_id = null, shipping_address_id = null, given_shipping_address_id = null,
      billing_address = coalesce(order_address(o.uid, o.billing_address_id) || '{"ID":null}', o.billing_address),
      shipping_address = coalesce(order_address(o.uid, o.given_shipping_address_id) || '{"ID":null}', o.shipping_address)
    where o.uid = ${uid}`)
}

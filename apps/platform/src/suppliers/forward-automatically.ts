import type { OffersByProduct } from '@tessera/domain/order-model/offer'
import type { OrderState } from '@tessera/domain/order-model/order-state'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import type { OrderRecord } from '../orders/order-record.ts'
import { type ForwardingUser, lockOutgoing, sendOutgoing, splitLockedOrder } from './split-locked-order.ts'

/** Forwards the lines of an order that has just been opened, where their products ask for it. */
export async function forwardAutomatically(
  call: PlatformCall,
  record: OrderRecord,
  state: OrderState,
  offers: OffersByProduct,
): Promise<void> {
  const waiting = state.lines.filter((line) => !offers.get(line.productID)?.product.autoForward)
  const isForOwner = state.order.toCompanyID === record.marketplace
  if (state.order.status !== 'Open' || !isForOwner || waiting.length === state.lines.length) return
  const sender = await findForwardingUser(call.db, record.marketplace)
  if (!sender) return
  const opened = { ...record, state }
  const caller = { isOwner: false, isSeller: true, roles: ['OrderAdmin'] }
  await splitLockedOrder(call, opened, { caller, sender, skipped: waiting.map(({ id }) => id) })
  await sendOutgoing(call, await lockOutgoing(call.db, opened))
}

/** The oldest active user of the marketplace owner: orders that no one forwards by hand go out in this name. */
export const findForwardingUser = (db: Queryable, marketplace: string): Promise<ForwardingUser | undefined> =>
  db.find<ForwardingUser>(sql`
    select u.uid::text as "userKey", u.id as "userID"
    from users u
    where u.marketplace_id = ${marketplace} and u.company_type = 'seller' and u.active
    order by u.uid
    limit 1`)

import { notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import type { DeferredReply } from '@tessera/server/deferred-reply'
import { JsonText } from '@tessera/server/json-text'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { currentCart } from './find-order.ts'
import { findOrderJson } from './fresh-order.ts'
import { withoutStock } from './locked-order.ts'
import { orderTable } from './order-table.ts'
import { cartTarget, type OrderTarget } from './order-target.ts'
import { changeLockedOrder, removeOrder } from './orders.ts'
import { isOwnOrder } from './reachable-orders.ts'
import { readFullOrderInput, readOrderInput } from './read-order-input.ts'

/** The cart: it is never missing, only empty, and is created by the first write. */
export const cartHandlers: PlatformHandlers = {
  'Cart.Get': async (call) => (await findOrderJson(call, currentCart(call))) ?? emptyCart(call),
  'Cart.Save': async (call) =>
    changeLockedOrder(call, await cartTarget.lockOrCreate(call, withoutStock), readFullOrderInput(call.body)),
  'Cart.Patch': (call) => patchCart(cartTarget, call),
  'Cart.Delete': (call) => removeOrder(call, currentCart),
  'Cart.SetActiveCart': async (call) => {
    const id = pathParameter(call, 'orderID')
    const named = await call.db.find(sql`
      update orders t set cart_since = clock_timestamp()
      where ${isOwnOrder(call.actor)} and t.marketplace_id = ${call.actor.marketplace} and t.id = ${id} and t.status = 'Unsubmitted'
      returning true`)
    if (!named) throw notFound('Order', id)
    return undefined
  },
}

export async function patchCart(target: OrderTarget, call: PlatformCall): Promise<DeferredReply> {
  const locked = await target.lockOrCreate(call, withoutStock)
  return changeLockedOrder(call, locked, readOrderInput(call.body, locked.state.order))
}

/** The reply for a cart that does not exist yet: all fields unset. */
function emptyCart({ actor }: PlatformCall): JsonText {
  const nothing = Object.fromEntries(
    Object.entries(orderTable.model.properties).map(([name, field]) => [name, field.default ?? null]),
  )
  return new JsonText(
    JSON.stringify({
      ...nothing,
      Status: 'Unsubmitted',
      FromUserID: actor.userID,
      FromCompanyID: actor.companyID,
      ToCompanyID: actor.marketplace,
    }),
  )
}

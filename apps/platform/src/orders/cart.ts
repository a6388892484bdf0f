import { notFound } from '@tessera/server/api-error'
import { parameter } from '@tessera/server/call'
import { Json } from '@tessera/server/json'
import type { Soon } from '@tessera/server/soon'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { uncounted } from './desk.ts'
import { cart } from './find-order.ts'
import { givenOrder, wholeOrder } from './given-order.ts'
import { isOwn } from './order-scope.ts'
import { orderTable } from './order-table.ts'
import { changeTaken, removeTaken } from './orders.ts'
import { cartPlace, type Place } from './place.ts'
import { findOrderJson } from './show-order.ts'

/** The cart: it is never missing, only empty, and is created by the first write. */
export const cartHandlers: PlatformHandlers = {
  'Cart.Get': async (call) => (await findOrderJson(call.db, cart(call))) ?? emptyCart(call),
  'Cart.Save': async (call) => changeTaken(call, await cartPlace.takeOrMake(call, uncounted), wholeOrder(call.body)),
  'Cart.Patch': (call) => patchCart(cartPlace, call),
  'Cart.Delete': (call) => removeTaken(call, cart),
  'Cart.SetActiveCart': async (call) => {
    const id = parameter(call, 'orderID')
    const named = await call.db.find(sql`
      update orders t set cart_since = clock_timestamp()
      where ${isOwn(call.actor)} and t.marketplace_id = ${call.actor.marketplace} and t.id = ${id} and t.status = 'Unsubmitted'
      returning true`)
    if (!named) throw notFound('Order', id)
    return undefined
  },
}

export async function patchCart(place: Place, call: PlatformCall): Promise<Soon> {
  const desk = await place.takeOrMake(call, uncounted)
  return changeTaken(call, desk, givenOrder(call.body, desk.sheet.order))
}

/** The reply for a cart that does not exist yet: all fields unset. */
function emptyCart({ actor }: PlatformCall): Json {
  const nothing = Object.fromEntries(
    Object.entries(orderTable.model.properties).map(([name, field]) => [name, field.default ?? null]),
  )
  return new Json(
    JSON.stringify({
      ...nothing,
      Status: 'Unsubmitted',
      FromUserID: actor.userID,
      FromCompanyID: actor.companyID,
      ToCompanyID: actor.marketplace,
    }),
  )
}

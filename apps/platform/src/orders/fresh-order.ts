import type { JsonText } from '@tessera/server/json-text'
import type { Sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { refreshOrder } from './refresh-orders.ts'
import { findStoredOrder, showOrder } from './show-order.ts'

/** The order with today's prices: one statement as long as the stored ones are current. */
export async function findOrderJson(call: PlatformCall, where: Sql): Promise<JsonText | undefined> {
  const found = await findStoredOrder(call.db, where)
  if (!found?.hasOldPrices) return found?.json
  await refreshOrder(call, found.uid)
  return showOrder(call.db, found.uid)
}

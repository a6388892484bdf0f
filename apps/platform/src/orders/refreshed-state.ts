import { isDeepStrictEqual } from 'node:util'
import type { OrderState } from '@tessera/domain/order-model/order-state'
import { findRefreshed, findWithoutUnavailable } from '@tessera/domain/orders/refresh'
import type { Queryable } from '@tessera/server/database'
import type { PlatformCall } from '../actor.ts'
import { isCheckoutOnly } from '../identity/checkout-only.ts'
import { applyPromotions } from './apply-promotions.ts'
import type { OrderRecord } from './order-record.ts'
import type { OrderCatalog } from './read-catalog.ts'

/**
 * An unsubmitted order at today's prices and promotions, without products that left the buyer's catalog. A change of
 * any ends the calculation. A submission keeps the lines of such products and names them.
 */
export async function refreshedState(
  { db, now }: Pick<PlatformCall, 'db' | 'now'>,
  record: OrderRecord,
  catalog: OrderCatalog,
  keepsUnavailable = false,
): Promise<OrderState> {
  const before = keepsUnavailable ? record.state : await withoutUnavailable(db, record, catalog, now)
  const repriced = findRefreshed(before, catalog.offers, now)?.state ?? before
  if (before.promotions.length === 0) return repriced
  const { state } = await applyPromotions({ db, now }, record, repriced, catalog)
  if (isDeepStrictEqual(state.promotions, before.promotions)) return state
  return { ...state, order: { ...state.order, isCalculated: false, lastUpdated: now.toISOString() } }
}

/** The shop's own checkout shows customers what is gone, so the orders of its client keep such lines (0091). */
async function withoutUnavailable(
  db: Queryable,
  record: OrderRecord,
  { offers }: OrderCatalog,
  now: Date,
): Promise<OrderState> {
  const change = record.hasOwnProducts ? undefined : findWithoutUnavailable(record.state, offers, now)
  if (!change || (await isCheckoutOnly(db, record.marketplace, [record.clientID]))) return record.state
  return change.state
}

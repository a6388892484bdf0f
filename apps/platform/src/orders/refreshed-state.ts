import type { OrderState } from '@tessera/domain/order-model/order-state'
import { findRefreshed } from '@tessera/domain/orders/refresh'
import type { PlatformCall } from '../actor.ts'
import { applyPromotions } from './apply-promotions.ts'
import { isSame } from './column-values.ts'
import type { OrderRecord } from './order-record.ts'
import type { OrderCatalog } from './read-catalog.ts'

/** An unsubmitted order at today's prices and promotions. A change of either ends the calculation. */
export async function refreshedState(
  { db, now }: Pick<PlatformCall, 'db' | 'now'>,
  record: OrderRecord,
  catalog: OrderCatalog,
): Promise<OrderState> {
  const before = record.state
  const repriced = findRefreshed(before, catalog.offers, now)?.state ?? before
  if (before.promotions.length === 0) return repriced
  const { state } = await applyPromotions(db, record, repriced, catalog, now)
  if (isSame(state.promotions, before.promotions)) return state
  return { ...state, order: { ...state.order, isCalculated: false, lastUpdated: now.toISOString() } }
}

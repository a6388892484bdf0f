import { type EstimateWithItems, selectedCost } from '@tessera/domain/checkout/estimate'
import { type ShipMethodSelection, selectMethods } from '@tessera/domain/checkout/select-methods'
import { fail } from '@tessera/server/api-error'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler } from '../actor.ts'
import { type LockedOrder, orThrow, saveOrder } from '../orders/locked-order.ts'
import type { OrderTarget } from '../orders/order-target.ts'
import { lockChangeableOrder } from './prepare-calculation.ts'
import { getWorksheet } from './worksheet.ts'

export const selectShipMethods =
  (target: OrderTarget): PlatformHandler =>
  async (call) =>
    getWorksheet(call.db, await selectInTransaction(target, call))

/** The selection sets the shipping cost. Tax may depend on it, so the order must be calculated again. */
async function selectInTransaction(target: OrderTarget, call: PlatformCall): Promise<string> {
  const locked = await lockChangeableOrder(target, call)
  await chooseMethods(call, locked, await findEstimates(call, locked.record.uid))
  return locked.record.uid
}

/** Saves the choice among the order's estimates, and returns them with it. */
export async function chooseMethods(
  call: PlatformCall,
  locked: LockedOrder,
  stored: readonly EstimateWithItems[] | undefined,
): Promise<EstimateWithItems[]> {
  if (!stored) fail('IntegrationEvent.MustCalculateShipping')
  if (stored.length === 0) fail('IntegrationEvent.MustHaveShipEstimates')
  const selections = (call.body.ShipMethodSelections as ShipMethodSelection[] | null | undefined) ?? []
  const { estimates } = orThrow(selectMethods(stored, selections))
  const order = { ...locked.state.order, shippingCost: selectedCost(estimates), isCalculated: false }
  const chosen = sql`jsonb_set(t.ship_estimate_response, '{ShipEstimates}', ${JSON.stringify(estimates)}::jsonb)`
  await saveOrder(call, locked, { ...locked.state, order }, { extraColumns: { ship_estimate_response: chosen } })
  return estimates
}

async function findEstimates({ db }: PlatformCall, uid: string): Promise<EstimateWithItems[] | undefined> {
  const row = await db.find<{ response: { ShipEstimates: EstimateWithItems[] | null } | null }>(sql`
    select ship_estimate_response as response from orders where uid = ${uid}`)
  return row?.response ? (row.response.ShipEstimates ?? []) : undefined
}

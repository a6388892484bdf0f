import { type EstimateWithItems, selectedCost } from '@tessera/domain/checkout/estimate'
import { type ShipMethodSelection, selectMethods } from '@tessera/domain/checkout/select-methods'
import { fail } from '@tessera/server/api-error'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler } from '../actor.ts'
import { orThrow, saveOrder } from '../orders/locked-order.ts'
import type { OrderTarget } from '../orders/order-target.ts'
import { lockChangeableOrder } from './prepare-calculation.ts'
import { getWorksheet } from './worksheet.ts'

export const selectShipMethods =
  (target: OrderTarget): PlatformHandler =>
  async (call) =>
    getWorksheet(call.db, await selectInTransaction(target, call))

/** The selection sets the shipping cost. Tax may depend on it, so the order must be calculated again. */
export async function selectInTransaction(target: OrderTarget, call: PlatformCall): Promise<string> {
  const locked = await lockChangeableOrder(target, call)
  const { uid } = locked.record
  const selections = (call.body.ShipMethodSelections as ShipMethodSelection[] | null | undefined) ?? []
  const { estimates } = orThrow(selectMethods(await readEstimates(call, uid), selections))
  const order = { ...locked.state.order, shippingCost: selectedCost(estimates), isCalculated: false }
  const chosen = sql`jsonb_set(t.ship_estimate_response, '{ShipEstimates}', ${JSON.stringify(estimates)}::jsonb)`
  await saveOrder(call, locked, { ...locked.state, order }, { extraColumns: { ship_estimate_response: chosen } })
  return uid
}

async function readEstimates({ db }: PlatformCall, uid: string): Promise<EstimateWithItems[]> {
  const row = await db.find<{ response: { ShipEstimates: EstimateWithItems[] | null } | null }>(sql`
    select ship_estimate_response as response from orders where uid = ${uid}`)
  if (!row?.response) fail('IntegrationEvent.MustCalculateShipping')
  const { ShipEstimates: estimates } = row.response
  return estimates?.length ? estimates : fail('IntegrationEvent.MustHaveShipEstimates')
}

import { type Estimate, selectedCost } from '@tessera/domain/checkout/estimate'
import { type Selection, selectMethods } from '@tessera/domain/checkout/select-methods'
import { fail } from '@tessera/server/api-error'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler } from '../actor.ts'
import { agreed, putBack } from '../orders/desk.ts'
import type { Place } from '../orders/place.ts'
import { changeableOrder } from './ask.ts'
import { getWorksheet } from './worksheet.ts'

export const selectShipMethods =
  (place: Place): PlatformHandler =>
  async (call) =>
    getWorksheet(call.db, await selectHere(place, call))

/** The selection sets the shipping cost. Tax may depend on it, so the order must be calculated again. */
export async function selectHere(place: Place, call: PlatformCall): Promise<string> {
  const desk = await changeableOrder(place, call)
  const { uid } = desk.open
  const selections = (call.body.ShipMethodSelections as Selection[] | null | undefined) ?? []
  const { estimates } = agreed(selectMethods(await estimatesOf(call, uid), selections))
  const order = { ...desk.sheet.order, shippingCost: selectedCost(estimates), isCalculated: false }
  const chosen = sql`jsonb_set(t.ship_estimate_response, '{ShipEstimates}', ${JSON.stringify(estimates)}::jsonb)`
  await putBack(call, desk, { ...desk.sheet, order }, { beside: { ship_estimate_response: chosen } })
  return uid
}

async function estimatesOf({ db }: PlatformCall, uid: string): Promise<Estimate[]> {
  const row = await db.find<{ response: { ShipEstimates: Estimate[] | null } | null }>(sql`
    select ship_estimate_response as response from orders where uid = ${uid}`)
  if (!row?.response) fail('IntegrationEvent.MustCalculateShipping')
  const { ShipEstimates: estimates } = row.response
  return estimates?.length ? estimates : fail('IntegrationEvent.MustHaveShipEstimates')
}

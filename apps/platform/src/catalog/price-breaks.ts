import { collectionPath } from '@tessera/contract/kit/resource'
import { PriceSchedule, priceSchedules } from '@tessera/contract/platform/catalog/price-schedules'
import type { PriceBreak } from '@tessera/domain/order-model/price-break'
import { type PriceBreakInput, withBreak, withoutBreak } from '@tessera/domain/pricing/price-breaks'
import { fail } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import type { JsonText } from '@tessera/server/json-text'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { getRecord, throwMissing } from '../engine/crud.ts'
import { findQueryValue } from '../engine/list-query.ts'
import { requireOwnership } from '../engine/owner.ts'
import { tableOf } from '../engine/table.ts'
import { isScheduleUsed } from './schedule-use.ts'

const table = tableOf(PriceSchedule, collectionPath(priceSchedules))

/** Locked, so that two concurrently added breaks are both stored. */
async function lockBreaks(call: PlatformCall, id: string): Promise<PriceBreak[]> {
  await requireOwnership(table, call)
  const found = await call.db.find<{ breaks: PriceBreak[] | null }>(sql`
    select price_breaks as breaks from price_schedules
    where marketplace_id = ${call.actor.marketplace} and id = ${id}
    for no key update`)
  return found ? (found.breaks ?? []) : throwMissing(table, call, id)
}

const storeBreaks = (call: PlatformCall, id: string, breaks: PriceBreak[]): Promise<unknown> =>
  call.db.rows(sql`
    update price_schedules set price_breaks = ${JSON.stringify(breaks)}::jsonb
    where marketplace_id = ${call.actor.marketplace} and id = ${id}`)

export async function savePriceBreak(call: PlatformCall): Promise<JsonText> {
  const id = pathParameter(call, 'priceScheduleID')
  const breaks = await lockBreaks(call, id)
  await storeBreaks(call, id, withBreak(breaks, call.body as unknown as PriceBreakInput)) // the contract has checked the body
  return getRecord(table, call, id)
}

export async function deletePriceBreak(call: PlatformCall): Promise<undefined> {
  const id = pathParameter(call, 'priceScheduleID')
  const quantityText = findQueryValue(call, 'quantity')
  const quantity = Number(quantityText)
  const breaks = await lockBreaks(call, id)
  if (!breaks.some(({ Quantity }) => Quantity === quantity) || !quantityText)
    fail('PriceSchedule.QtyNotFound', { Quantity: quantityText ?? null })
  const rest = withoutBreak(breaks, quantity)
  if (rest.length === 0 && (await isScheduleUsed(call, id))) fail('PriceSchedule.CannotDeleteLastPriceBreak')
  await storeBreaks(call, id, rest)
}

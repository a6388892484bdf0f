import { collectionPath } from '@tessera/contract/kit/resource'
import { PriceSchedule, priceSchedules } from '@tessera/contract/platform/catalog/price-schedules'
import { type GivenBreak, type PriceBreak, withBreak, withoutBreak } from '@tessera/domain/pricing/price-breaks'
import { fail } from '@tessera/server/api-error'
import { parameter } from '@tessera/server/call'
import type { Json } from '@tessera/server/json'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { findAsked } from '../engine/asked.ts'
import { get, missing } from '../engine/crud.ts'
import { requireOwn } from '../engine/owner.ts'
import { tableOf } from '../engine/table.ts'
import { isScheduleUsed } from './schedule-use.ts'

const table = tableOf(PriceSchedule, collectionPath(priceSchedules))

/** Locked, so that two concurrently added breaks are both stored. */
async function breaksOf(call: PlatformCall, id: string): Promise<PriceBreak[]> {
  await requireOwn(table, call)
  const found = await call.db.find<{ breaks: PriceBreak[] | null }>(sql`
    select price_breaks as breaks from price_schedules
    where marketplace_id = ${call.actor.marketplace} and id = ${id}
    for no key update`)
  return found ? (found.breaks ?? []) : missing(table, call, id)
}

const store = (call: PlatformCall, id: string, breaks: PriceBreak[]): Promise<unknown> =>
  call.db.rows(sql`
    update price_schedules set price_breaks = ${JSON.stringify(breaks)}::jsonb
    where marketplace_id = ${call.actor.marketplace} and id = ${id}`)

export async function savePriceBreak(call: PlatformCall): Promise<Json> {
  const id = parameter(call, 'priceScheduleID')
  const breaks = await breaksOf(call, id)
  await store(call, id, withBreak(breaks, call.body as unknown as GivenBreak)) // the contract has checked the body
  return get(table, call, id)
}

export async function deletePriceBreak(call: PlatformCall): Promise<undefined> {
  const id = parameter(call, 'priceScheduleID')
  const asked = findAsked(call, 'quantity')
  const quantity = Number(asked)
  const breaks = await breaksOf(call, id)
  if (!breaks.some(({ Quantity }) => Quantity === quantity) || !asked)
    fail('PriceSchedule.QtyNotFound', { Quantity: asked ?? null })
  const rest = withoutBreak(breaks, quantity)
  if (rest.length === 0 && (await isScheduleUsed(call, id))) fail('PriceSchedule.CannotDeleteLastPriceBreak')
  await store(call, id, rest)
}

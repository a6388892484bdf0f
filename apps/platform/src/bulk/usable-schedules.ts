import { PriceSchedule } from '@tessera/contract/platform/catalog/price-schedules'
import { fail, notFound } from '@tessera/server/api-error'
import { sql } from '@tessera/server/sql'
import type { BulkBatch } from './bulk-batch.ts'

/** Requires that all price schedules exist and have a price. Locks them, as the API does before one is assigned. */
export async function requireUsableSchedules({ db, marketplace }: BulkBatch, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await db.rows<{ id: string; count: number }>(sql`
    select id, jsonb_array_length(coalesce(price_breaks, '[]')) as count from price_schedules
    where marketplace_id = ${marketplace} and id = any(${ids}::text[])
    order by id
    for no key update`)
  const counts = new Map(rows.map(({ id, count }) => [id, count]))
  for (const id of ids) {
    const count = counts.get(id)
    if (count === undefined) throw notFound(PriceSchedule.title, id)
    if (count === 0) fail('PriceSchedule.NoPriceBreaks', { PriceScheduleID: id })
  }
}

import { type PriceBreakInput, sortedBreaks } from '@tessera/domain/pricing/price-breaks'
import { findPriceScheduleProblem } from '@tessera/domain/pricing/price-schedule'
import type { RequestBody } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'
import { refuseIf } from '../engine/refuse-if.ts'
import type { BulkBatch, BulkRule } from './bulk-batch.ts'

/** The rule of `catalog/price-schedules.ts`. */
export const checkPriceSchedules: BulkRule = async (bulk) => {
  const stored = await storedSchedules(bulk)
  return bulk.rows.map((row) => {
    const { before, isUsed = false } = stored.get(row.id ?? '') ?? {}
    refuseIf(findPriceScheduleProblem({ before, after: row.body, isUsed }), { PriceScheduleID: row.id })
    const breaks = sortedBreaks((row.body.PriceBreaks as PriceBreakInput[] | null | undefined) ?? []) // the validator has seen them
    return { ...row, body: { ...row.body, PriceBreaks: breaks } }
  })
}

interface Stored {
  id: string
  before: RequestBody
  isUsed: boolean
}

async function storedSchedules({ db, marketplace, rows }: BulkBatch): Promise<Map<string, Stored>> {
  const found = await db.rows<Stored>(sql`
    select s.id, jsonb_build_object('Currency', s.currency, 'PriceBreaks', s.price_breaks) as before,
      exists (select from product_assignments a where a.marketplace_id = s.marketplace_id and a.price_schedule_id = s.id)
        or exists (select from products p where p.marketplace_id = s.marketplace_id and p.default_price_schedule_id = s.id)
        or exists (select from product_suppliers l where l.marketplace_id = s.marketplace_id and l.default_price_schedule_id = s.id)
        as "isUsed"
    from price_schedules s
    where s.marketplace_id = ${marketplace} and s.id = any(${rows.map(({ id }) => id)}::text[])
    order by s.id
    for no key update of s`)
  return new Map(found.map((one) => [one.id, one]))
}

import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'

/** Whether an assignment or product uses the price schedule. */
export async function isScheduleUsed({ db, actor }: PlatformCall, id: string): Promise<boolean> {
  const used = await db.find(sql`
    select from product_assignments where marketplace_id = ${actor.marketplace} and price_schedule_id = ${id}
    union all
    select from products where marketplace_id = ${actor.marketplace} and default_price_schedule_id = ${id}
    union all
    select from product_suppliers where marketplace_id = ${actor.marketplace} and default_price_schedule_id = ${id}
    limit 1`)
  return used !== undefined
}

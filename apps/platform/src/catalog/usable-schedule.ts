import { PriceSchedule } from '@tessera/contract/platform/catalog/price-schedules'
import { fail, notFound } from '@tessera/server/api-error'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'

export interface UsableSchedule {
  id: string
  ownerID: string
  currency: string | null
}

/** Requires a price schedule with a price; a supplier may use only its own. */
export async function requireUsableSchedule({ db, actor }: PlatformCall, id: string): Promise<UsableSchedule> {
  const found = await db.find<UsableSchedule & { count: number }>(sql`
    select id, owner_id as "ownerID", currency, jsonb_array_length(coalesce(price_breaks, '[]')) as count
    from price_schedules
    where marketplace_id = ${actor.marketplace} and id = ${id}
    for no key update`)
  if (!found) throw notFound(PriceSchedule.title, id)
  if (actor.userType === 'supplier' && found.ownerID !== actor.companyID)
    fail('PriceSchedule.InvalidDefaultPriceScheduleID', { PriceScheduleID: id })
  if (found.count === 0) fail('PriceSchedule.NoPriceBreaks', { PriceScheduleID: id })
  return found
}

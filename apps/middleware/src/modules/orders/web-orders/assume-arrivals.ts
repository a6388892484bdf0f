import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { markArrived } from '../deliveries/create-delivery.ts'
import { platformKeyPrefix } from './follow-shipments.ts'

const days = 7
const batch = 200

/**
 * Marks shipments of the platform without a delivery date as arrived after a week; until then nothing in them can be
 * returned. The platform does not get the estimated date. Returns the number marked.
 */
export async function assumeArrivals(database: Database, now: Date): Promise<number> {
  const sent = await database.rows<{ id: string }>(sql`
    select id from deliveries
    where delivered_at is null and starts_with(key, ${platformKeyPrefix})
      and shipped_at < ${now}::timestamptz - make_interval(days => ${days}::int)
    limit ${batch}::int`)
  for (const { id } of sent)
    await markArrived(database, {
      deliveryId: id,
      at: now,
      note: `Estimated ${days} days after shipping.`,
      isKnownThere: true,
    })
  return sent.length
}

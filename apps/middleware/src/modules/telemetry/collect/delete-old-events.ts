import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** The privacy page promises 13 months, enough to compare a year with the one before. */
const retentionMonths = 13

export async function deleteOldEvents(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - retentionMonths)
  await db.rows(sql`delete from collected_events where received_at < ${before}`)
  await db.rows(sql`delete from collected_errors where last_at < ${before}`)
}

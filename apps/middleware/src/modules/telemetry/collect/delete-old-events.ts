import type { Queryable } from '@tessera/server/database'
import { deleteInBatches } from '@tessera/server/delete-in-batches'
import { sql } from '@tessera/server/sql'

/** The privacy page promises 13 months, enough to compare a year with the one before. */
const retentionMonths = 13

export async function deleteOldEvents(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - retentionMonths)
  await deleteInBatches(db, 'collected_events', sql`received_at < ${before}`)
  await deleteInBatches(db, 'collected_errors', sql`last_at < ${before}`)
}

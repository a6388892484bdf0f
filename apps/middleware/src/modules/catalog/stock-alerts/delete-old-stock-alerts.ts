import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

const retentionDays = { unconfirmed: 3, sent: 90 }

/** Deletes alerts that were never confirmed, and those that ended long ago. */
export async function deleteOldStockAlerts(db: Queryable, now: Date): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * 86_400_000)
  await db.rows(sql`
    delete from stock_alerts where (confirmed_at is null and created_at < ${before(retentionDays.unconfirmed)})
      or coalesce(told_at, ended_at) < ${before(retentionDays.sent)}`)
}

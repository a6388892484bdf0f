import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

const retentionDays = 30
/** Disk limit: the oldest recordings are deleted first. */
const maxTotalBytes = 2 * 1024 ** 3

export async function deleteOldRecordings(db: Queryable, now: Date, maxBytes = maxTotalBytes): Promise<void> {
  const before = new Date(now.getTime() - retentionDays * 86_400_000)
  await db.rows(sql`delete from recordings where started_at < ${before}`)
  await db.rows(sql`
    delete from recordings using (
      select id, sum(bytes) over (order by started_at desc, id) as so_far from recordings
    ) as counted
    where counted.id = recordings.id and counted.so_far > ${maxBytes}::bigint`)
}

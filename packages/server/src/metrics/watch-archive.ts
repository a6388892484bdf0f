import type { Queryable } from '../database.ts'
import type { Metrics } from '../metrics.ts'
import { sql } from '../sql.ts'

/** Age of the archive of the write-ahead log; without an archive there is no figure. */
export const watchArchive = (metrics: Metrics, db: Queryable): void =>
  metrics.gauge('database_archive_age_seconds', 'Seconds since the write-ahead log was archived', [], async () => {
    const row = await db.find<{ value: number }>(sql`
      select extract(epoch from now() - coalesce(last_archived_time, stats_reset))::float8 as value
      from pg_stat_archiver where current_setting('archive_mode') <> 'off'`)
    return row ? [{ value: row.value }] : []
  })

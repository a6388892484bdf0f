import type { Queryable } from '../database.ts'
import type { Metrics } from '../metrics.ts'
import { type Sql, sql } from '../sql.ts'

interface Waiting {
  count: number
  seconds: number
}

/** Depth and age of each queue. Each query returns `count` and the age of the oldest entry in `seconds`. */
export function watchQueues(metrics: Metrics, db: Queryable, queues: Record<string, Sql>): void {
  for (const [queue, question] of Object.entries(queues)) {
    const read = (pick: (waiting: Waiting) => number) => async () => {
      const row = await db.find<Waiting>(question)
      return row ? [{ labels: { queue }, value: pick(row) }] : []
    }
    const names = ['queue']
    metrics.gauge(
      'queue_depth',
      'What waits to be done, by queue',
      names,
      read(({ count }) => count),
    )
    metrics.gauge('queue_oldest_seconds', 'How long the first in the queue has waited', names, read(ageOf))
  }
}

const ageOf = ({ seconds }: Waiting): number => seconds

/** Jobs that are due and not locked by a worker. */
export const dueJobs = sql`
  select count(*)::int as count, coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as seconds
  from graphile_worker.jobs where run_at <= now() and locked_at is null and attempts < max_attempts`

/** Jobs that have failed the maximum number of times. One that is in its last attempt has not failed yet. */
export const failedJobs = sql`
  select count(*)::int as count, coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as seconds
  from graphile_worker.jobs where attempts >= max_attempts and locked_at is null`

export const watchLocks = (metrics: Metrics, db: Queryable): void =>
  metrics.gauge('database_lock_waits', 'Statements that wait for a lock now', [], async () => {
    const row = await db.find<{ value: number }>(sql`
      select count(*)::int as value from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    return row ? [{ value: row.value }] : []
  })

import type { Queryable } from '../database.ts'
import type { Metrics, MetricValue } from '../metrics.ts'
import { type Sql, sql } from '../sql.ts'

interface Figure {
  name: string
  help: string
  /** Name of the column `label`, if there are several values. */
  label?: string
  /** Returns `value` and perhaps `label`; a value that the role may not see is null and left out. */
  question: Sql
}

const figures: readonly Figure[] = [
  {
    name: 'database_replication_lag_seconds',
    help: 'Seconds that a standby is behind',
    label: 'standby',
    question: sql`
      select application_name as label, coalesce(extract(epoch from replay_lag), 0)::float8 as value
      from pg_stat_replication where state = 'streaming'`,
  },
  {
    name: 'database_oldest_write_seconds',
    help: 'Age of the oldest transaction that has written, in any database of the server',
    question: sql`
      select coalesce(
        max(extract(epoch from clock_timestamp() - xact_start)), case when count(*) = 0 then 0 end)::float8 as value
      from pg_stat_activity where backend_xid is not null`,
  },
  {
    name: 'database_number_age',
    help: 'Numbers in use since the oldest that a vacuum has not frozen yet; writes end near two billion',
    label: 'kind',
    question: sql`
      select 'transactions' as label, max(age(datfrozenxid))::float8 as value from pg_database
      union all select 'multixacts', max(mxid_age(datminmxid))::float8 from pg_database`,
  },
  {
    name: 'database_start_time_seconds',
    help: 'When the server that answers was started',
    question: sql`select extract(epoch from pg_postmaster_start_time())::float8 as value`,
  },
  {
    name: 'database_timeline',
    help: 'Time line of the server that answers; a promotion raises it',
    question: sql`
      select ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int as value
      where not pg_is_in_recovery()`,
  },
]

/** Figures of the database server: its standbys, its oldest transaction, its numbers, and which server it is. */
export function watchServer(metrics: Metrics, db: Queryable): void {
  for (const { name, help, label, question } of figures)
    metrics.gauge(name, help, label ? [label] : [], async () => {
      const rows = await db.rows<{ label?: string; value: number | null }>(question)
      return rows.flatMap(({ label: of = '', value }): MetricValue[] =>
        value === null ? [] : [{ value, ...(label && { labels: { [label]: of } }) }],
      )
    })
  metrics.gauge('database_answer_seconds', 'Time of an empty statement, with the wait in a pooler', [], async () => {
    const began = performance.now()
    await db.rows(sql`select`)
    return [{ value: (performance.now() - began) / 1000 }]
  })
}

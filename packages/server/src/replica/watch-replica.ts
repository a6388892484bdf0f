import type { Metrics } from '../metrics.ts'
import type { Replica } from './open-replica.ts'

/** `name` is that of the tables, as for the pool. */
export function watchReplica(metrics: Metrics, name: string, { watch, reads }: Replica): void {
  const labels = { pool: name }
  metrics.gauge('database_replica_used', '1 while the replica answers reads', ['pool'], () => [
    { labels, value: watch.fault ? 0 : 1 },
  ])
  metrics.gauge('database_replica_age_seconds', 'Age of what the replica is known to show', ['pool'], () => {
    const { age: value } = watch
    return value === undefined ? [] : [{ labels, value }]
  })
  metrics.gauge('database_replica_reads', 'Reads for the replica since the start, by server', ['pool', 'server'], () =>
    Object.entries(reads).map(([server, value]) => ({ labels: { ...labels, server }, value })),
  )
}

import type { Database } from '@tessera/server/database'
import type { Metrics } from '@tessera/server/metrics'
import { watchArchive } from '@tessera/server/metrics/watch-archive'
import { dueJobs, failedJobs, watchLocks, watchQueues } from '@tessera/server/metrics/watch-queues'
import { watchServer } from '@tessera/server/metrics/watch-server'
import type { OutboundOptions } from '@tessera/server/outbound/outbound'
import type { Replica } from '@tessera/server/replica/open-replica'
import { watchReplica } from '@tessera/server/replica/watch-replica'
import { sql } from '@tessera/server/sql'
import { oldestOpenTransaction } from './product-feed/feed-position.ts'

/** A higher count is not needed: this is already far too many. */
const maxCounted = 10_000

/** Events that no one was told about yet. */
export const waitingEvents = sql`
  select count(*)::int as count, coalesce(extract(epoch from now() - min(at)), 0)::float8 as seconds
  from (
    select e.at from events e, event_cursor c where (e.xid, e.id) > (c.last_xid, c.last_id)
    order by e.xid, e.id limit ${maxCounted}::int) waiting`

/** Changes of products that readers of the feed cannot see yet, because an older transaction is still open. */
const hiddenChanges = sql`
  select count(*)::int as count, coalesce(extract(epoch from now() - min(hidden.at)), 0)::float8 as seconds
  from marketplaces m cross join lateral (
    select c.at from product_changes c where c.marketplace_id = m.id and c.xid >= ${oldestOpenTransaction}
    order by c.xid, c.id limit ${maxCounted}::int) hidden`

/** Metrics matter most while the database hangs: those that need it are then left out. */
const figureSeconds = 2

/** Metrics of the platform: its connections, its database server, its outbox, the product feed, the job queue. */
export function watchPlatform(metrics: Metrics, database: Database, replica?: Replica): void {
  metrics.watchPool('platform', database.pool)
  if (replica) watchReplica(metrics, 'platform', replica)
  const inTime = database.within(figureSeconds)
  watchLocks(metrics, inTime)
  watchArchive(metrics, inTime)
  watchServer(metrics, inTime)
  watchQueues(metrics, inTime, {
    events: waitingEvents,
    'product feed': hiddenChanges,
    jobs: dueJobs,
    'jobs given up': failedJobs,
  })
}

/** Calls to integrations by outcome; `circuit-open` is a call skipped because the receiver is down. */
export function countOutbound(metrics: Metrics): NonNullable<OutboundOptions['observe']> {
  const count = metrics.counter('outbound_calls_total', 'Calls to integrations by outcome', ['outcome'])
  return ({ status, error }) => count({ outcome: error ?? (status < 300 ? 'ok' : String(status)) })
}

/** Counts violated invariants: one of them raises an alarm. */
export const violationCounter = (metrics: Metrics): (() => void) =>
  metrics.counter('invariant_violations_total', 'Records that break a rule that always holds')

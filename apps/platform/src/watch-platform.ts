import type { Database } from '@tessera/server/database'
import { askInTime, type Check } from '@tessera/server/health'
import type { Metrics } from '@tessera/server/metrics'
import { dueJobs, givenUpJobs, watchLocks, watchQueues } from '@tessera/server/metrics/watch-queues'
import type { OutboundOptions } from '@tessera/server/outbound/outbound'
import { sql } from '@tessera/server/sql'

/** Enough to say that it is far too many. */
const mostCounted = 10_000

const events = sql`
  select count(*)::int as count, coalesce(extract(epoch from now() - min(at)), 0)::float8 as seconds
  from (
    select e.at from events e, event_cursor c where (e.xid, e.id) > (c.last_xid, c.last_id)
    order by e.xid, e.id limit ${mostCounted}::int) waiting`

/** Figures are wanted most while the database hangs: those that need it are then left out. */
const figureSeconds = 2

/** What only the platform knows: its connections, its outbox, the queue of all jobs. */
export function watchPlatform(metrics: Metrics, database: Database): void {
  metrics.watchPool('platform', database.pool)
  const inTime = database.within(figureSeconds)
  watchLocks(metrics, inTime)
  watchQueues(metrics, inTime, { events, jobs: dueJobs, 'jobs given up': givenUpJobs })
}

/** Calls to integrations by how they ended; `circuit-open` is one that was spared a receiver that is down. */
export function countOutbound(metrics: Metrics): NonNullable<OutboundOptions['observe']> {
  const count = metrics.counter('outbound_calls_total', 'Calls to integrations by outcome', ['outcome'])
  return ({ status, error }) => count({ outcome: error ?? (status < 300 ? 'ok' : String(status)) })
}

/** Counts what must never be (RELIABILITY 3): one of them is an alarm. */
export const violationCounter = (metrics: Metrics): (() => void) =>
  metrics.counter('invariant_violations_total', 'Records that break a rule that always holds')

/** A relay that rests so long does not run: it comes every minute. */
const mostSeconds = 15 * 60

/** Whether events leave the outbox. What the database cannot answer is another check's to say. */
export const outboxCheck =
  (database: Database): Check =>
  async () => {
    const row = await askInTime(database, (db) => db.find<{ seconds: number }>(events), undefined)
    return row && row.seconds > mostSeconds ? 'outbox' : undefined
  }

import type { ShopHealth } from '@tessera/client/shop/types.gen'
import type { Database, Queryable } from '@tessera/server/database'
import { takesWrites } from '@tessera/server/health'
import { listTroubledJobs } from '@tessera/server/job-report'
import { readQueue } from '@tessera/server/metrics/read-queue'
import { sql } from '@tessera/server/sql'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import { findRecentFaults } from '../../ledger/book-check/find-recent-faults.ts'
import type { BookFault } from '../../ledger/book-check/read-book-faults.ts'
import { shopQueues } from './shop-queues.ts'

export interface HealthNeeds {
  database: Database
  catalog: Pick<Catalog, 'all'>
  /** The background tasks of the shop. */
  taskNames: readonly string[]
}

/** A page of health matters most while the database hangs. */
const answerSeconds = 4

/** Reads what waits in the shop, and what was given up. */
export async function getHealth({ database, catalog, taskNames }: HealthNeeds, now: Date): Promise<ShopHealth> {
  const db = database.within(answerSeconds)
  const [state, queues, jobs, faults] = await Promise.all([
    readState(db),
    readQueues(db, now),
    listTroubledJobs(db, taskNames),
    findRecentFaults(db),
  ])
  return {
    ...state,
    queues,
    findings: findingsOf(faults),
    jobs: jobs.map(({ dueAt, ...job }) => ({ ...job, dueAt: dueAt.toISOString() })),
    products: [...catalog.all()].length,
  }
}

const namedRecords = 5

/** By rule, with a few records of each. */
const findingsOf = (faults: readonly BookFault[]): ShopHealth['findings'] =>
  [...Map.groupBy(faults, ({ rule }) => rule)].map(([rule, some]) => ({
    rule,
    count: some.length,
    records: [...new Set(some.map(({ record }) => record))].slice(0, namedRecords),
  }))

type State = Omit<ShopHealth, 'queues' | 'jobs' | 'findings' | 'products'>

async function readState(db: Queryable): Promise<State> {
  const row = await db.find<State>(sql`
    with unfound as materialized (
      select words, times, last_at from searches_without_result where last_at > now() - interval '7 days')
    select pg_database_size(current_database())::float8 as "databaseBytes",
      ${takesWrites} as "takesWrites",
      (select count(*)::int from collected_errors where first_at > now() - interval '1 day') as "newErrors",
      (select count(*)::int from unfound) as "searchesWithoutResult",
      (select words from unfound order by times desc, last_at desc, words limit 1) as "topSearch"`)
  const none = { databaseBytes: 0, newErrors: 0, searchesWithoutResult: 0, topSearch: null }
  return row ?? { takesWrites: false, ...none }
}

type QueueName = ShopHealth['queues'][number]['name']

const readQueues = (db: Queryable, now: Date): Promise<ShopHealth['queues']> =>
  Promise.all(
    Object.entries(shopQueues(now)).map(async ([name, question]) => ({
      name: name as QueueName,
      ...(await readQueue(db, question)),
    })),
  )

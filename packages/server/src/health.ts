import type { FastifyInstance } from 'fastify'
import type { Database, Queryable } from './database.ts'
import { sql } from './sql.ts'

/** The problem in words, or undefined; never a secret. */
export type HealthCheck = () => Promise<string | undefined>

export interface Health {
  /** Called once, when draining begins: load balancers then see the process as not ready. */
  drain(): void
  started(): void
}

/** A check result is reused for this long, because several probes come at once. */
const freshMilliseconds = 1000

/** `/health/live`: the process answers. `/health/ready`: it can work. `/health/startup`: it has come up once. */
export function registerHealth(app: FastifyInstance, checks: readonly HealthCheck[]): Health {
  let isDraining = false
  let isStarted = false
  const problems = cacheBriefly(async () =>
    (await Promise.all(checks.map((check) => check()))).filter((one) => one !== undefined),
  )

  const states: [path: string, why: () => Promise<string[]>][] = [
    ['/health/live', async () => []],
    ['/health/startup', async () => (isStarted ? [] : ['starting'])],
    ['/health/ready', async () => (isDraining ? ['draining'] : isStarted ? await problems() : ['starting'])],
  ]
  for (const [path, why] of states) {
    app.get(path, async (_request, reply) => {
      const reasons = await why()
      return reply
        .code(reasons.length > 0 ? 503 : 200)
        .header('cache-control', 'no-store')
        .send({ status: reasons.length > 0 ? 'unavailable' : 'ok', reasons })
    })
  }
  return {
    drain: () => {
      isDraining = true
    },
    started: () => {
      isStarted = true
    },
  }
}

function cacheBriefly<T>(ask: () => Promise<T>): () => Promise<T> {
  let known: { at: number; answer: Promise<T> } | undefined
  return () => {
    if (!known || Date.now() - known.at > freshMilliseconds) known = { at: Date.now(), answer: ask() }
    return known.answer
  }
}

/** Probes wait about two seconds; a later check result counts as failed. */
const checkSeconds = 1.5

/** Queries the database for a check. `late` is the result if none came in time, also for lack of a connection. */
function queryInTime<T>(database: Database, ask: (db: Queryable) => Promise<T>, late: T): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>()
  const timer = setTimeout(resolve, checkSeconds * 1000, late)
  ask(database.within(checkSeconds))
    .then(resolve, () => resolve(late))
    .finally(() => clearTimeout(timer))
  return promise
}

/** False on a standby, and where a fail-over left a primary read-only. */
export const takesWrites = sql`not pg_is_in_recovery() and not current_setting('transaction_read_only')::boolean`

/** Checks that the database answers and takes writes: a standby answers too. */
export const databaseCheck =
  (database: Database): HealthCheck =>
  () =>
    queryInTime<string | undefined>(database, findDatabaseProblem, 'database')

async function findDatabaseProblem(db: Queryable): Promise<string | undefined> {
  const row = await db.find<{ takesWrites: boolean }>(sql`
    select ${takesWrites} as "takesWrites"`)
  return row?.takesWrites ? undefined : 'database'
}

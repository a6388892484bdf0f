import type { FastifyInstance } from 'fastify'
import type { Database, Queryable } from './database.ts'
import { sql } from './sql.ts'

/** Words for what is wrong, or nothing; never a secret. */
export type Check = () => Promise<string | undefined>

export interface Health {
  /** Set once, when draining begins: balancers look here. */
  drain(): void
  started(): void
}

/** How long an answer about a dependency is good for: probes come from several sides at once. */
const freshMilliseconds = 1000

/** `/health/live`: the process answers. `/health/ready`: it can work. `/health/startup`: it has come up once. */
export function registerHealth(app: FastifyInstance, checks: readonly Check[]): Health {
  let isDraining = false
  let isStarted = false
  const problems = remembered(async () =>
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

function remembered<T>(ask: () => Promise<T>): () => Promise<T> {
  let known: { at: number; answer: Promise<T> } | undefined
  return () => {
    if (!known || Date.now() - known.at > freshMilliseconds) known = { at: Date.now(), answer: ask() }
    return known.answer
  }
}

/** Probes wait about two seconds, and a check that comes later has failed for them. */
const checkSeconds = 1.5

/** Asks the database for a check: the late answer stands where none came in time, be it for want of a connection. */
export function askInTime<T>(database: Database, ask: (db: Queryable) => Promise<T>, late: T): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>()
  const timer = setTimeout(resolve, checkSeconds * 1000, late)
  ask(database.within(checkSeconds))
    .then(resolve, () => resolve(late))
    .finally(() => clearTimeout(timer))
  return promise
}

/** Whether the database can be asked. */
export const databaseCheck =
  (database: Database): Check =>
  () =>
    askInTime<string | undefined>(database, (db) => db.rows(sql`select 1`).then(() => undefined), 'database')

import { createHash } from 'node:crypto'
import type { Writable } from 'node:stream'
import pg from 'pg'
import { isReadOnlyServer, translatePostgresError } from './postgres-errors.ts'
import type { Sql } from './sql.ts'

/** Database access of a handler: queries, without control over transactions. */
export interface Queryable {
  rows<Row>(query: Sql): Promise<Row[]>
  /** The first row, if there is one. */
  find<Row>(query: Sql): Promise<Row | undefined>
  /**
   * Sends a statement whose result is not needed. In a transaction nothing waits for it; if it fails, the next
   * statement fails with its error.
   */
  send(query: Sql): Promise<void>
}

/** Database access in a transaction whose parts may fail on their own. */
export interface TransactionAccess extends Queryable {
  /**
   * Runs a part in a savepoint. If it fails, its changes are undone, the transaction goes on, and the error is thrown.
   * The part's access ends with it: a statement that it sends too late is refused, not run among those of the next part.
   */
  attempt<T>(work: (db: Queryable) => Promise<T>): Promise<T>
}

export interface Database extends Queryable {
  transaction<T>(work: (db: TransactionAccess) => Promise<T>): Promise<T>
  /** Statements sent to the pool itself have no client-side timeout. */
  pool: pg.Pool
  answerSeconds: number | undefined
  /** The same connections with another client-side timeout; undefined means none, for long work. */
  within(answerSeconds: number | undefined): Database
  close(): Promise<void>
}

/** False inside a transaction. */
export const isDatabase = (db: Queryable): db is Database => 'transaction' in db

export interface DatabaseOptions {
  url: string
  schema: string
  maxConnections?: number
  timeouts?: DatabaseTimeouts
  /**
   * Client-side timeout of a statement, in seconds. PostgreSQL's own timeouts do not work when its processes are
   * stopped or the network drops packets. The connection is then destroyed, because its state is unknown. No timeout
   * for jobs, seeding and other long work.
   */
  answerSeconds?: number | undefined
}

/** Timeouts in seconds: for a connection, a statement, a lock, and an idle transaction. */
export interface DatabaseTimeouts {
  connection: number
  statement: number
  lock: number
  silence: number
}

/**
 * A prepared statement keeps its plan until its tables get new statistics. A plan made while `events` was nearly empty
 * read the whole table at 4,000 rows: 233 product pages a second, 5,807 without sequential scans. The statements that
 * need it are in 0083. Generic plans raised 118 first lines a second to 161. Single runs of three seconds each, so read
 * them as a direction.
 */
const plans = { enable_seqscan: 'off', plan_cache_mode: 'force_generic_plan' }

/** Nothing waits forever: an exhausted pool answers 503 after two seconds. */
const defaultTimeouts: DatabaseTimeouts = { connection: 2, statement: 5, lock: 2, silence: 10 }

const session = { timezone: 'UTC', jit: 'off', ...plans }

const timeoutsOf = ({ statement, lock, silence }: DatabaseTimeouts) => ({
  statement_timeout: `${statement}s`,
  lock_timeout: `${lock}s`,
  idle_in_transaction_session_timeout: `${silence}s`,
})

export function openDatabase(options: DatabaseOptions): Database {
  const { url, schema, maxConnections = 16, timeouts = defaultTimeouts, answerSeconds } = options
  const settings = { ...session, ...timeoutsOf(timeouts), search_path: schema }
  const flags = Object.entries(settings).map(([key, value]) => `-c ${key}=${value}`)
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: timeouts.connection * 1000,
    // a connection takes its prepared plans with it: the first cart line on a new one takes 30 ms more
    min: 2,
    idleTimeoutMillis: 300_000,
    // a balancer that has moved to another server is followed within half an hour, also by connections that only read
    maxLifetimeSeconds: 1800,
    options: flags.join(' '),
    // notices a dead peer while the connection is idle
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    // statements of a transaction that do not wait for each other share a round trip
    pipeline: true,
  })
  // a broken idle connection is replaced by the pool; without a listener it would end the process
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return createHandle(pool, answerSeconds)
}

/** A statement with its timeout; `pg` supports this property but does not declare it. */
type Limited = pg.QueryConfig & { query_timeout?: number }
type Limit = (query: pg.QueryConfig) => Limited

function createHandle(pool: pg.Pool, answerSeconds: number | undefined): Database {
  const limit: Limit = answerSeconds ? (query) => ({ ...query, query_timeout: answerSeconds * 1000 }) : (query) => query
  return {
    ...queryPool(pool, limit),
    pool,
    answerSeconds,
    transaction: (work) => transaction({ pool, limit }, work),
    within: (seconds) => createHandle(pool, seconds),
    close: () => pool.end(),
  }
}

function queryPool(pool: pg.Pool, limit: Limit): Queryable {
  return toQueryable(async (query) => {
    try {
      return await pool.query(limit(query))
    } catch (error) {
      throw translatePostgresError(error)
    }
  })
}

type RunQuery = (query: pg.QueryConfig) => Promise<pg.QueryResult>

function toQueryable(ask: RunQuery): Queryable {
  const rows = async <Row>(query: Sql): Promise<Row[]> => (await ask(prepareQuery(query))).rows as Row[]
  return {
    rows,
    find: async <Row>(query: Sql) => (await rows<Row>(query))[0],
    send: async (query) => {
      await ask(prepareQuery(query))
    },
  }
}

interface TransactionConnection {
  db: TransactionAccess
  ask: RunQuery
  /** The first error; later ones only follow from it. */
  problem(): unknown
}

/** A connection in a transaction: statements are sent at once, results arrive in the same order. */
function connectionOver(client: pg.PoolClient, limit: Limit): TransactionConnection {
  const gather = batchWrites(client)
  let first: { error: unknown } | undefined
  const ask: RunQuery = async (query) => {
    gather()
    try {
      return await client.query(limit(query))
    } catch (error) {
      first ??= { error: translatePostgresError(error) }
      throw first.error
    }
  }
  const attempt: TransactionAccess['attempt'] = async (work) => {
    let isOver = false
    const askInPart: RunQuery = (query) => (isOver ? Promise.reject(new Error('This part is over')) : ask(query))
    ask({ text: 'savepoint part' }).catch(() => {}) // recorded as the first problem
    try {
      const result = await work(queryTransaction(askInPart))
      await ask({ text: 'release savepoint part' })
      return result
    } catch (error) {
      isOver = true
      await client.query(limit({ text: 'rollback to savepoint part' }))
      first = undefined
      throw error
    } finally {
      isOver = true
    }
  }
  return { db: { ...queryTransaction(ask), attempt }, ask, problem: () => first?.error }
}

/** Nothing waits for a statement that is only sent; its failure is recorded as the first problem. */
const queryTransaction = (ask: RunQuery): Queryable => ({
  ...toQueryable(ask),
  send: async (query) => {
    ask(prepareQuery(query)).catch(() => {})
  },
})

/** Statements of one tick leave in one socket write; each write takes 75 µs on a busy machine. */
function batchWrites(client: pg.PoolClient): () => void {
  // the edge: `pg` has a socket but does not declare it
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  let isGathering = false
  return () => {
    if (isGathering) return
    isGathering = true
    stream.cork()
    process.nextTick(() => {
      isGathering = false
      stream.uncork()
    })
  }
}

/** The event that a pool emits when a transaction is retried. */
export const transactionRetried = 'tessera:retried'

interface TransactionOptions {
  pool: pg.Pool
  limit: Limit
}

/**
 * Retries the whole transaction after serialization failures and deadlocks, five times, with jitter. A commit without a
 * result may have happened, so it is not retried: the caller gets a 503, and its idempotency key makes the retry safe.
 */
async function transaction<T>(
  { pool, limit }: TransactionOptions,
  work: (db: TransactionAccess) => Promise<T>,
  tries = 1,
): Promise<T> {
  const client = await pool.connect().catch((error) => {
    throw translatePostgresError(error)
  })
  let broken: unknown
  try {
    return await runInTransaction(connectionOver(client, limit), work)
  } catch (error) {
    if (isReadOnlyServer(error)) broken = error
    await client.query(limit({ text: 'rollback' })).catch((lost) => {
      broken = lost
    })
    if (tries >= 5 || !isRetryable(error)) throw translatePostgresError(error)
  } finally {
    client.release(broken instanceof Error ? broken : undefined)
  }
  pool.emit(transactionRetried as 'error')
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * tries))
  return transaction({ pool, limit }, work, tries + 1)
}

/** `begin` is sent with the first statement and `commit` with the last; a commit after a failure is a rollback. */
async function runInTransaction<T>(
  { db, ask, problem }: TransactionConnection,
  work: (db: TransactionAccess) => Promise<T>,
): Promise<T> {
  const begin = ask({ text: 'begin' })
  begin.catch(() => {}) // it fails only with its connection, and so does everything after it
  const result = await work(db)
  await ask({ text: 'commit' })
  if (problem() !== undefined) throw problem()
  return result
}

/** True if the whole transaction has to run again. */
export const isRetryable = (error: unknown): boolean => {
  const { code, cause } = error as { code?: string; cause?: unknown }
  return code === '40001' || code === '40P01' || (cause !== undefined && isRetryable(cause))
}

/** Filter combinations multiply statements: beyond this many, statements run unnamed. */
const maxNamed = 500
const named = new Map<string, string>()

function prepareQuery(query: Sql): pg.QueryConfig {
  const text = query.statement()
  const name = nameFor(text)
  // `pg` declares a mutable array but never writes to it
  const config = { text, values: query.values as unknown[] }
  return name ? { name, ...config } : config
}

/** An empty name means unnamed. */
function nameFor(text: string): string {
  const known = named.get(text)
  if (known !== undefined) return known
  if (named.size >= maxNamed) return ''
  const name = createHash('sha1').update(text).digest('base64url')
  named.set(text, name)
  return name
}

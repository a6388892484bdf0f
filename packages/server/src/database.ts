import type pg from 'pg'
import { openDirectPool, openPool, openPooledPool, type PoolOptions } from './open-pool.ts'
import { isReadOnlyServer, translatePostgresError } from './postgres-errors.ts'
import { type PrepareQuery, prepareAs, type StatementMode } from './prepare-query.ts'
import { type Sql, sql } from './sql.ts'
import type { LimitedQuery, StatementResult } from './statement-batch.ts'
import { submitTo, submitToPool } from './submit-query.ts'
import { traceStatements } from './tracing/trace-statements.ts'

/** Database access of a handler: queries, without control over transactions. */
export interface Queryable {
  /** Set if a standby answers: what is cached of it must not answer for the primary, nor the other way around. */
  isReplica?: true | undefined
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
  attempt<T>(work: (db: PartAccess) => Promise<T>): Promise<T>
}

/** Database access of a part of a transaction. */
export interface PartAccess extends Queryable {
  /**
   * Sends a statement after all others of the part, with the first ones of the next part: nothing waits for it. It must
   * not fail by what the part has written. If it does, the part is over, so the whole transaction fails.
   */
  sendAtEnd(query: Sql): void
}

export interface Database extends Queryable {
  transaction<T>(work: (db: TransactionAccess) => Promise<T>): Promise<T>
  /** Statements sent to the pool itself have no client-side timeout. */
  pool: pg.Pool
  /** A statement as the pool takes it, under a name if it may have one. */
  prepare: PrepareQuery
  /**
   * The same tables without the pooler, as the owner of the schema: for locks that outlast a transaction, LISTEN, the
   * job queue and changes of the schema. This database itself if there is no pooler.
   */
  direct: Database
  isPooled: boolean
  answerSeconds: number | undefined
  /** The same connections with another client-side timeout; undefined means none, for long work. */
  within(answerSeconds: number | undefined): Database
  close(): Promise<void>
}

/** False inside a transaction. */
export const isDatabase = (db: Queryable): db is Database => 'transaction' in db

export interface DatabaseOptions extends PoolOptions {
  /**
   * Set if `url` leads to a pooler: the address of the server itself, for what belongs to a session. The role of `url`
   * then has the settings that connections have otherwise (`npm run roles`).
   */
  directUrl?: string | undefined
  /** Poolers before PgBouncer 1.21 need `unnamed`: the next transaction may be on a connection without the statement. */
  statements?: StatementMode
  /**
   * Client-side timeout of a statement, in seconds. PostgreSQL's own timeouts do not work when its processes are
   * stopped or the network drops packets. The connection is then destroyed, because its state is unknown. No timeout
   * for jobs, seeding and other long work.
   */
  answerSeconds?: number | undefined
}

export function openDatabase(options: DatabaseOptions): Database {
  const { directUrl, statements = 'named', answerSeconds, isReplica } = options
  if (directUrl === undefined)
    return createHandle({ pool: openPool(options), prepare: prepareAs(statements), isReplica }, answerSeconds)
  const direct = createHandle({
    pool: openDirectPool({ ...options, url: directUrl }),
    prepare: prepareAs('named'),
    isReplica: undefined,
  })
  const lines = { pool: openPooledPool(options), prepare: prepareAs(statements), direct, isReplica }
  return createHandle(lines, answerSeconds)
}

type Limit = (query: pg.QueryConfig) => LimitedQuery

interface Lines {
  pool: pg.Pool
  prepare: PrepareQuery
  /** Undefined without a pooler. */
  direct?: Database
  isReplica: true | undefined
}

function createHandle(lines: Lines, answerSeconds?: number): Database {
  const { pool, prepare, direct, isReplica } = lines
  const isSession = direct === undefined
  const limit: Limit = answerSeconds ? (query) => ({ ...query, query_timeout: answerSeconds * 1000 }) : (query) => query
  const database: Database = {
    ...queryPool({ pool, limit, prepare, isSession }),
    pool,
    prepare,
    isReplica,
    isPooled: !isSession,
    answerSeconds,
    transaction: (work) => transaction({ pool, limit, prepare, isSession }, work),
    within: (seconds) => createHandle(lines, seconds),
    close: async () => {
      await Promise.all([pool.end(), direct?.close()])
    },
    get direct() {
      return direct ?? database
    },
  }
  return database
}

function queryPool({ pool, limit, prepare, isSession }: TransactionOptions): Queryable {
  const ask: RunQuery = async (query) => {
    try {
      return await submitToPool(pool, limit(query), isSession)
    } catch (error) {
      throw translatePostgresError(error)
    }
  }
  return toQueryable(traceStatements(ask), prepare)
}

type RunQuery = (query: pg.QueryConfig) => Promise<StatementResult>

function toQueryable(ask: RunQuery, prepare: PrepareQuery): Queryable {
  const rows = async <Row>(query: Sql): Promise<Row[]> => (await ask(prepare(query))).rows as Row[]
  return {
    rows,
    find: async <Row>(query: Sql) => (await rows<Row>(query))[0],
    send: async (query) => {
      await ask(prepare(query))
    },
  }
}

interface TransactionConnection {
  db: TransactionAccess
  ask: RunQuery
  /** A statement after those asked so far, which may have failed. */
  undo(text: Sql): Promise<void>
  /** The first error; later ones only follow from it. */
  problem(): unknown
}

/** A connection in a transaction: statements of a tick are sent at its end, results arrive in the same order. */
function connectionOver(
  client: pg.PoolClient,
  { limit, prepare, isSession }: Omit<TransactionOptions, 'pool'>,
): TransactionConnection {
  const submit = submitTo(client, isSession)
  let first: { error: unknown } | undefined
  const ask = traceStatements(async (query) => {
    try {
      return await submit(limit(query))
    } catch (error) {
      first ??= { error: translatePostgresError(error) }
      throw first.error
    }
  })
  const undo = async (statement: Sql): Promise<void> => {
    await submit(limit(prepare(statement)))
  }
  let ends: Promise<unknown>[] = []
  const attempt: TransactionAccess['attempt'] = async (work) => {
    const earlier = ends
    let isOver = false
    const askInPart: RunQuery = (query) => (isOver ? Promise.reject(new Error('This part is over')) : ask(query))
    const sent: Promise<unknown>[] = []
    const last: Sql[] = []
    ask(prepare(sql`savepoint part`)).catch(() => {}) // recorded as the first problem
    try {
      const part = queryTransaction(askInPart, prepare, sent)
      const result = await work({ ...part, sendAtEnd: (query) => last.push(query) })
      await Promise.all(sent)
      // these go with the first statements of the next part
      ends = [...last, sql`release savepoint part`].map((query) => ask(prepare(query)))
      for (const end of ends) end.catch(() => {}) // the next part or the commit fails with it
      return result
    } catch (error) {
      isOver = true
      await requireEnded(earlier)
      await undo(sql`rollback to savepoint part`)
      first = undefined
      throw error
    } finally {
      isOver = true
    }
  }
  return { db: { ...queryTransaction(ask, prepare), attempt }, ask, undo, problem: () => first?.error }
}

/** Throws if the part before has failed at its end, where its savepoint was all there was: no part can go on. */
async function requireEnded(ends: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(ends)).find((end) => end.status === 'rejected')
  if (failed) throw new Error('The end of a part of a transaction has failed', { cause: failed.reason })
}

/** Nothing waits for a statement that is only sent; its failure is recorded as the first problem. */
const queryTransaction = (ask: RunQuery, prepare: PrepareQuery, sent?: Promise<unknown>[]): Queryable => ({
  ...toQueryable(ask, prepare),
  send: async (query) => {
    const answer = ask(prepare(query))
    answer.catch(() => {})
    sent?.push(answer)
  },
})

/** The event that a pool emits when a transaction is retried. */
export const transactionRetried = 'tessera:retried'

interface TransactionOptions {
  pool: pg.Pool
  limit: Limit
  prepare: PrepareQuery
  /** No pooler is between the pool and the server. */
  isSession: boolean
}

/**
 * Retries the whole transaction after serialization failures and deadlocks, five times, with jitter. A commit without a
 * result may have happened, so it is not retried: the caller gets a 503, and its idempotency key makes the retry safe.
 */
async function transaction<T>(
  options: TransactionOptions,
  work: (db: TransactionAccess) => Promise<T>,
  tries = 1,
): Promise<T> {
  const { pool, prepare } = options
  const client = await pool.connect().catch((error) => {
    throw translatePostgresError(error)
  })
  const connection = connectionOver(client, options)
  let broken: unknown
  try {
    return await runInTransaction(connection, prepare, work)
  } catch (error) {
    if (isReadOnlyServer(error)) broken = error
    await connection.undo(sql`rollback`).catch((lost) => {
      broken = lost
    })
    if (tries >= 5 || !isRetryable(error)) throw translatePostgresError(error)
  } finally {
    client.release(broken instanceof Error ? broken : undefined)
  }
  pool.emit(transactionRetried as 'error')
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * tries))
  return transaction(options, work, tries + 1)
}

/** `begin` is sent with the first statement and `commit` with the last; after a failure it does not run, or rolls back. */
async function runInTransaction<T>(
  { db, ask, problem }: TransactionConnection,
  prepare: PrepareQuery,
  work: (db: TransactionAccess) => Promise<T>,
): Promise<T> {
  const begin = ask(prepare(sql`begin`))
  begin.catch(() => {}) // it fails only with its connection, and so does everything after it
  const result = await work(db)
  await ask(prepare(sql`commit`))
  if (problem() !== undefined) throw problem()
  return result
}

/** True if the whole transaction has to run again. */
export const isRetryable = (error: unknown): boolean => {
  const { code, cause } = error as { code?: string; cause?: unknown }
  return code === '40001' || code === '40P01' || (cause !== undefined && isRetryable(cause))
}

import { createHash } from 'node:crypto'
import pg from 'pg'
import { translate } from './postgres-errors.ts'
import type { Sql } from './sql.ts'

/** What a handler may do with the database: ask, and nothing about transactions. */
export interface Queryable {
  rows<Row>(query: Sql): Promise<Row[]>
  /** The first row, if there is one. */
  find<Row>(query: Sql): Promise<Row | undefined>
}

export interface Database extends Queryable {
  transaction<T>(work: (db: Queryable) => Promise<T>): Promise<T>
  pool: pg.Pool
  close(): Promise<void>
}

export interface DatabaseOptions {
  url: string
  schema: string
  maxConnections?: number
}

/**
 * A prepared statement keeps its plan. One made while `events` was nearly empty read all of it at 4,000 rows: 233 pages
 * of products a second, 5,807 without sequential scans. Generic plans: 118 first lines a second became 161. Single runs
 * of three seconds each, so read them as a direction.
 */
const plans = { enable_seqscan: 'off', plan_cache_mode: 'force_generic_plan' }

/** RELIABILITY 3.1: nothing waits for ever; a pool that is exhausted answers 503 after two seconds. */
const session = {
  statement_timeout: '5s',
  lock_timeout: '2s',
  idle_in_transaction_session_timeout: '10s',
  timezone: 'UTC',
  jit: 'off',
  ...plans,
}

export function openDatabase({ url, schema, maxConnections = 16 }: DatabaseOptions): Database {
  const options = Object.entries({ ...session, search_path: schema }).map(([key, value]) => `-c ${key}=${value}`)
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 30_000,
    options: options.join(' '),
  })
  // a broken idle connection is replaced by the pool; without a listener it would end the process
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return { ...over(pool), pool, transaction: (work) => transaction(pool, work), close: () => pool.end() }
}

function over(connection: pg.Pool | pg.PoolClient): Queryable {
  const rows = async <Row>(query: Sql): Promise<Row[]> => {
    try {
      const result = await connection.query(prepared(query))
      return result.rows as Row[]
    } catch (error) {
      throw translate(error)
    }
  }
  return { rows, find: async <Row>(query: Sql) => (await rows<Row>(query))[0] }
}

/** Serialisation failures and deadlocks are tried again as a whole, five times, with jitter. */
async function transaction<T>(pool: pg.Pool, work: (db: Queryable) => Promise<T>, attempt = 1): Promise<T> {
  const client = await pool.connect().catch((error) => {
    throw translate(error)
  })
  let broken: unknown
  try {
    await client.query('begin')
    const result = await work(over(client))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((lost) => {
      broken = lost
    })
    if (attempt >= 5 || !isRetryable(error)) throw translate(error)
  } finally {
    client.release(broken instanceof Error ? broken : undefined)
  }
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt))
  return transaction(pool, work, attempt + 1)
}

const isRetryable = (error: unknown): boolean => {
  const { code, cause } = error as { code?: string; cause?: unknown }
  return code === '40001' || code === '40P01' || (cause !== undefined && isRetryable(cause))
}

/** Filter combinations multiply statements: beyond this many the rest runs unnamed. */
const maxNamed = 500
const names = new Map<string, string>()

function prepared(query: Sql): pg.QueryConfig {
  const text = query.statement()
  const values = query.values as unknown[]
  const known = names.get(text)
  if (known) return { name: known, text, values }
  if (names.size >= maxNamed) return { text, values }
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return { name, text, values }
}

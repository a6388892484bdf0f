import pg from 'pg'
import { openLate } from './open-late.ts'
import { requireOneServer } from './replica/require-one-server.ts'
import { sessionSettings } from './session-settings.ts'

/** Timeouts in seconds: for a connection, a statement, a lock, and an idle transaction. */
export interface DatabaseTimeouts {
  connection: number
  statement: number
  lock: number
  silence: number
}

export interface PoolOptions {
  url: string
  schema: string
  maxConnections?: number
  timeouts?: DatabaseTimeouts
  /** The server is a standby, and all connections of the pool must lead to one and the same. */
  isReplica?: true
}

/** Nothing waits forever: an exhausted pool answers 503 after two seconds. */
export const defaultTimeouts: DatabaseTimeouts = { connection: 2, statement: 5, lock: 2, silence: 10 }

/** Connections that bring their settings along. */
export const openPool = (options: PoolOptions): pg.Pool =>
  // a connection takes its prepared plans with it: the first cart line on a new one takes 30 ms more
  createPool(options, { ...settingsOf(options), min: 2, idleTimeoutMillis: 300_000 })

/** Connections to a pooler, which refuses settings: the role has them. */
export const openPooledPool = (options: PoolOptions): pg.Pool =>
  createPool(options, { min: 2, idleTimeoutMillis: 300_000 })

/** One listens for jobs and two run at a time, each with one connection at most. */
const directConnections = 3

/** Connections beside a pooler: few, and none of them is idle for long, because each is one of the server's. */
export const openDirectPool = (options: PoolOptions): pg.Pool =>
  createPool(
    { ...options, maxConnections: directConnections },
    { ...settingsOf(options), min: 0, idleTimeoutMillis: 1000 },
  )

function settingsOf({ schema, timeouts = defaultTimeouts }: PoolOptions): pg.PoolConfig {
  const flags = Object.entries(sessionSettings(schema, timeouts)).map(([key, value]) => `-c ${key}=${value}`)
  return { options: flags.join(' ') }
}

function createPool(
  { url, maxConnections = 16, timeouts = defaultTimeouts, isReplica }: PoolOptions,
  config: pg.PoolConfig,
): pg.Pool {
  const pool: pg.Pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: timeouts.connection * 1000,
    // a balancer that has moved to another server is followed within half an hour, also by connections that only read
    maxLifetimeSeconds: 1800,
    // notices a dead peer while the connection is idle
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    // statements of a transaction that do not wait for each other share a round trip
    pipeline: true,
    ...(isReplica && { onConnect: requireOneServer(() => pool.totalCount) }),
    ...config,
  })
  // a broken idle connection is replaced by the pool; without a listener it would end the process
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  openLate(pool)
  return pool
}

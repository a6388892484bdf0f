import { ConfigurationError, maybeText, oneOf, whole } from './config.ts'
import type { DatabaseOptions } from './database.ts'
import { type StatementMode, statementModes } from './prepare-query.ts'

/** Variables of every part that has tables. */
export const databaseSettings = {
  DATABASE_URL: maybeText(),
  /** Set if `DATABASE_URL` leads to a pooler: the server itself, as the owner of the tables. */
  DATABASE_DIRECT_URL: maybeText(),
  /** A standby that answers reads which may be 2 s old: one server, as the same role. */
  DATABASE_REPLICA_URL: maybeText(),
  DATABASE_STATEMENTS: oneOf(statementModes, 'named'),
  DATABASE_CONNECTIONS: whole(16, 2, 500),
  /** Seconds until a statement without an answer fails with 503: two more than PostgreSQL gives it. */
  DATABASE_TIMEOUT: whole(7, 1, 600),
}

export interface DatabaseConfig {
  DATABASE_URL: string | undefined
  DATABASE_DIRECT_URL: string | undefined
  DATABASE_REPLICA_URL: string | undefined
  DATABASE_STATEMENTS: StatementMode
  DATABASE_CONNECTIONS: number
  DATABASE_TIMEOUT: number
}

/** How requests of a part reach its tables. */
export const databaseOptionsOf = (config: DatabaseConfig, url: string): Omit<DatabaseOptions, 'schema'> => ({
  url,
  directUrl: config.DATABASE_DIRECT_URL,
  statements: config.DATABASE_STATEMENTS,
  maxConnections: config.DATABASE_CONNECTIONS,
  answerSeconds: config.DATABASE_TIMEOUT,
})

/** The same for the standby; undefined without one. Refuses an address that cannot be a standby's. */
export function replicaOptionsOf(config: DatabaseConfig): Omit<DatabaseOptions, 'schema'> | undefined {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_REPLICA_URL: url } = config
  if (!url) return undefined
  if (!DATABASE_URL)
    throw new ConfigurationError('DATABASE_REPLICA_URL needs DATABASE_URL: the embedded PostgreSQL has no standby.')
  if (url === DATABASE_URL || url === DATABASE_DIRECT_URL)
    throw new ConfigurationError('DATABASE_REPLICA_URL must name a standby, not the database that takes writes.')
  return databaseOptionsOf(config, url)
}

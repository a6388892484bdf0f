import { maybeText, oneOf, whole } from './config.ts'
import type { DatabaseOptions } from './database.ts'
import { type StatementMode, statementModes } from './prepare-query.ts'

/** Variables of every part that has tables. */
export const databaseSettings = {
  DATABASE_URL: maybeText(),
  /** Set if `DATABASE_URL` leads to a pooler: the server itself, as the owner of the tables. */
  DATABASE_DIRECT_URL: maybeText(),
  DATABASE_STATEMENTS: oneOf(statementModes, 'named'),
  DATABASE_CONNECTIONS: whole(16, 2, 500),
  /** Seconds until a statement without an answer fails with 503: two more than PostgreSQL gives it. */
  DATABASE_TIMEOUT: whole(7, 1, 600),
}

interface DatabaseConfig {
  DATABASE_DIRECT_URL: string | undefined
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

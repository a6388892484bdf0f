import type { Queryable } from './database.ts'
import { sql } from './sql.ts'

/**
 * The server that answers, as text: since when it runs, and its time line. Transaction numbers that were seen on another
 * server mean nothing on this one, because a standby that was promoted gives them out again (decision 0138).
 */
export const databaseNode = sql`database_node()`

/** The key of what is cached: a replica may be behind, so it has entries of its own. */
export const keyOn = ({ isReplica }: Queryable, key: string): string => (isReplica ? `replica ${key}` : key)

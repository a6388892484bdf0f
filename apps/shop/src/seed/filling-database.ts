import { type Database, openDatabase } from '@tessera/server/database'
import type { DatabaseTimeouts } from '@tessera/server/open-pool'

/**
 * A filling writes thousands of rows in one statement and computes between two, so neither has a limit (0 is none).
 * Locks have one: two starts that fill the same shop take turns, and 10 minutes are five fillings of 10,000 products.
 */
const patience: DatabaseTimeouts = { connection: 60, statement: 0, lock: 600, silence: 0 }

/** Opens the database handle of a filling; requests use handles with the usual limits. */
export const openFillingDatabase = (url: string, schema: 'shop' | 'platform'): Database =>
  openDatabase({ url, schema, maxConnections: 10, timeouts: patience })

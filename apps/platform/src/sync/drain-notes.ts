import { ApiError } from '@tessera/server/api-error'
import type { Database, Queryable } from '@tessera/server/database'
import type { Logger } from 'pino'

/**
 * Takes the next noted changes, at most `size`, and writes messages about them unless they are skipped. Returns how many
 * there were.
 */
export type TakeNotes = (db: Queryable, size: number, isSkipped: boolean) => Promise<number>

/** Changes per batch: one short transaction each. */
const batch = 100

/**
 * Writes messages about noted changes until none is left. A change that cannot be announced must not hold up all later
 * ones: it is passed over and logged. A lost database is no such change.
 */
export async function drainNotes(database: Database, take: TakeNotes, logger: Pick<Logger, 'error'>): Promise<void> {
  for (let size = batch, taken = 1; taken > 0; ) {
    try {
      taken = await database.transaction((db) => take(db, size, false))
      size = batch
    } catch (error) {
      if (error instanceof ApiError) throw error
      if (size === 1) {
        logger.error({ err: error, event: 'synchronization' }, 'a change could not be announced')
        taken = await database.transaction((db) => take(db, 1, true))
      }
      size = 1
    }
  }
}

import type { Database } from '@tessera/server/database'
import { runWrite } from '@tessera/server/mount'
import type { PlatformHandler } from './actor.ts'
import { recordEvent } from './record-event.ts'
import { repeats } from './repeats.ts'

/** Runs a write as `mount` does, for handlers that have something to do before their transaction is open. */
export const inTransaction =
  (database: Database, handler: PlatformHandler): PlatformHandler =>
  (call) =>
    database.transaction((db) => runWrite({ record: recordEvent, repeats }, handler, { ...call, db }))

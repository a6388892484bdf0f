import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/**
 * After a restore into another cluster, whose transaction numbers begin anew, logs go on after the numbers that are
 * stored: events are relayed, cursors and prices notice changes. True if it was another cluster (decision 0138). Looking
 * for the highest number may take longer than a statement usually has.
 */
export const renewLog = (database: Database): Promise<boolean> =>
  database.within(undefined).transaction(async (db) => {
    await db.send(sql`select set_config('statement_timeout', '0', true)`)
    const row = await db.find<{ isRenewed: boolean }>(sql`select renew_log() as "isRenewed"`)
    return row?.isRenewed ?? false
  })

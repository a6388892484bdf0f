import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** Events per batch: one short transaction each. */
const batch = 500

/**
 * Relays committed events, each once. Transactions commit in another order than they begin, so events are relayed by
 * transaction, up to the oldest open one: a late commit is not skipped. There are no receivers yet; webhooks, messages
 * and sync will be jobs started from here.
 */
export async function relayEvents(database: Database): Promise<number> {
  return database.transaction(async (db) => {
    const cursor = await db.find<{ xid: string; id: string }>(sql`
      select last_xid::text as xid, last_id as id from event_cursor for update skip locked`)
    if (!cursor) return 0
    const events = await db.rows<{ xid: string; id: string }>(sql`
      select xid::text, id
      from events
      where (xid, id) > (${cursor.xid}::xid8, ${cursor.id}) and xid < pg_snapshot_xmin(pg_current_snapshot())
      order by xid, id
      limit ${batch}`)
    const last = events.at(-1)
    if (last) await db.rows(sql`update event_cursor set last_xid = ${last.xid}::xid8, last_id = ${last.id}`)
    return events.length
  })
}

import { ApiError } from '@tessera/server/api-error'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Logger } from 'pino'

/** Events per batch: one short transaction each. */
const batch = 500

/** A committed event. */
export interface RelayedEvent {
  marketplace: string
  operation: string
  clientID: string | null
  username: string | null
  at: Date
  params: Record<string, string>
  replyID: string | null
  requestID: string | null
}

/** Runs in the transaction that moves the cursor, so it happens exactly once for each event. */
export type AnnounceEvents = (db: Queryable, events: readonly RelayedEvent[]) => Promise<void>

/** Several as one, one after the other. */
export const announceAll =
  (...announcers: readonly AnnounceEvents[]): AnnounceEvents =>
  async (db, events) => {
    for (const announce of announcers) await announce(db, events)
  }

/**
 * Relays committed events, each once. Transactions commit in another order than they begin, so events are relayed by
 * transaction, up to the oldest open one: a late commit is not skipped.
 */
export async function relayEvents(database: Database, announce?: AnnounceEvents, size = batch): Promise<number> {
  return database.transaction(async (db) => {
    const cursor = await db.find<{ xid: string; id: string }>(sql`
      select last_xid::text as xid, last_id as id from event_cursor for update skip locked`)
    if (!cursor) return 0
    // a bare xid in the order would be the text, where 10 comes before 9
    const events = await db.rows<RelayedEvent & { xid: string; id: string }>(sql`
      select xid::text, id, marketplace_id as marketplace, operation, client_id as "clientID", username, at,
        coalesce(params, '{}') as params, reply_id as "replyID", request_id as "requestID"
      from events
      where (xid, id) > (${cursor.xid}::xid8, ${cursor.id}) and xid < pg_snapshot_xmin(pg_current_snapshot())
      order by events.xid, events.id
      limit ${size}`)
    const last = events.at(-1)
    if (!last) return 0
    await announce?.(db, events)
    await db.rows(sql`update event_cursor set last_xid = ${last.xid}::xid8, last_id = ${last.id}`)
    return events.length
  })
}

/**
 * The same until none is left. An event that cannot be announced must not hold up all later ones: it is passed over and
 * logged. A lost database is no such event.
 */
export async function relayAll(
  database: Database,
  announce: AnnounceEvents,
  logger: Pick<Logger, 'error'>,
): Promise<void> {
  for (let size = batch, relayed = 1; relayed > 0; ) {
    try {
      relayed = await relayEvents(database, announce, size)
      size = batch
    } catch (error) {
      if (error instanceof ApiError) throw error
      if (size === 1) {
        logger.error({ err: error, event: 'relay' }, 'an event could not be announced')
        relayed = await relayEvents(database, undefined, 1)
      }
      size = 1
    }
  }
}

/** Whether events wait for an older transaction to end. */
export async function hasLaterEvents(database: Database): Promise<boolean> {
  const row = await database.find(sql`
    select from events e, event_cursor c where (e.xid, e.id) > (c.last_xid, c.last_id) limit 1`)
  return row !== undefined
}

import { ApiError } from '@tessera/server/api-error'
import type { Database, Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
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
  /** A PUT created its object. */
  created: boolean
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
export const relayEvents = async (database: Database, announce?: AnnounceEvents, size = batch): Promise<number> =>
  (await relayBatch(database, announce, size)).count

interface RelayedBatch {
  count: number
  /** Looked for together with the last write; unknown if there was nothing to relay. */
  waiting?: WaitingWork
}

async function relayBatch(
  database: Database,
  announce: AnnounceEvents | undefined,
  size: number,
): Promise<RelayedBatch> {
  return database.transaction(async (db) => {
    // a bare xid in the order would be the text, where 10 comes before 9; a cursor that another process holds finds none
    const events = await db.rows<RelayedEvent & { xid: string; id: string }>(sql`
      with cursor as materialized (select last_xid, last_id from event_cursor for update skip locked)
      select xid::text, id, marketplace_id as marketplace, operation, client_id as "clientID", username, at,
        coalesce(params, '{}') as params, reply_id as "replyID", request_id as "requestID", created
      from events
      where (xid, id) > ((select last_xid from cursor), (select last_id from cursor))
        and xid < log_xmin()
      order by events.xid, events.id
      limit ${size}`)
    const last = events.at(-1)
    if (!last) return { count: 0 }
    await announce?.(db, events)
    const position = sql`${last.xid}::xid8, ${last.id}::bigint`
    const waiting = await db.find<WaitingWork>(sql`
      with moved as (update event_cursor set (last_xid, last_id) = (${position}))
      select ${waitingWork(sql`select from events where (xid, id) > (${position}) limit 1`)}`)
    return { count: events.length, ...(waiting && { waiting }) }
  })
}

/**
 * The same until none is left: a batch that is not full is the last. An event that cannot be announced must not hold up
 * all later ones: it is passed over and logged. A lost database is no such event. Returns what there is to do after it.
 */
export async function relayAll(
  database: Database,
  announce: AnnounceEvents,
  logger: Pick<Logger, 'error'>,
): Promise<WaitingWork> {
  let waiting: WaitingWork | undefined
  for (let size = batch, hasMore = true; hasMore; ) {
    try {
      const relayed = await relayBatch(database, announce, size)
      waiting = relayed.waiting
      hasMore = relayed.count === size
      size = batch
    } catch (error) {
      if (error instanceof ApiError) throw error
      if (size === 1) {
        logger.error({ err: error, event: 'relay' }, 'an event could not be announced')
        await relayEvents(database, undefined, 1)
      }
      size = 1
    }
  }
  return waiting ?? findWaitingWork(database)
}

export interface WaitingWork {
  hasMessages: boolean
  hasChanges: boolean
  hasStock: boolean
  hasDeliveries: boolean
  /** Jobs that orders have left are not in the queue yet. */
  hasJobs: boolean
  /** Uses of promotions are not added to them yet. */
  hasRedemptions: boolean
  /** Events wait for an older transaction to end. */
  hasEvents: boolean
}

const waitingWork = (laterEvents: Sql): Sql => sql`exists (select from messages) as "hasMessages",
      exists (select from object_changes) as "hasChanges",
      exists (select from stock_changes) as "hasStock",
      exists (select from deliveries where status = 'Waiting') as "hasDeliveries",
      exists (select from pending_jobs) as "hasJobs",
      exists (select from promotion_redemptions where not is_counted) as "hasRedemptions",
      exists (${laterEvents}) as "hasEvents"`

/** Looks for all that follows the relay in one statement, so that an order without receivers causes no other. */
async function findWaitingWork(database: Database): Promise<WaitingWork> {
  const row = await database.find<WaitingWork>(sql`
    select ${waitingWork(sql`
      select from events e, event_cursor c where (e.xid, e.id) > (c.last_xid, c.last_id) limit 1`)}`)
  if (!row) throw new Error('A select without a from clause answers one row.')
  return row
}

import type { Database } from '@tessera/server/database'
import { databaseNode } from '@tessera/server/database-node'
import { sql } from '@tessera/server/sql'

/** A place in the order of events: transactions first, then their events. */
export interface EventPosition {
  /** The server that gave the numbers. */
  node: string
  xid: bigint
  id: bigint
}

export interface TailedEvent {
  position: EventPosition
  operation: string
  object: string | null
  params: Record<string, string>
  replyID: string | null
  requestID: string | null
  date: string
}

export interface TailReader {
  marketplace: string
  position: EventPosition
  tell(events: readonly TailedEvent[]): void
  /** Another server answers now, on which the position says nothing. */
  end(): void
}

export interface EventTail {
  /** Follows from the reader's position. Returns a function that ends it. */
  add(reader: TailReader): () => void
  close(): void
}

const pollMilliseconds = 500
const pageSize = 500

export const isAfter = (one: EventPosition, other: EventPosition): boolean =>
  one.xid > other.xid || (one.xid === other.xid && one.id > other.id)

/** Every committed event below this position has been seen, or will never be. */
export async function findPositionNow(database: Database): Promise<EventPosition> {
  const row = await database.find<{ node: string; xid: string }>(sql`
    select ${databaseNode} as node, log_xmin()::text as xid`)
  return { node: row?.node ?? '', xid: BigInt(row?.xid ?? 0), id: 0n }
}

/**
 * One query per marketplace every half second, however many read; none while no one does. A failed query is repeated,
 * and nothing is passed over, because positions move only with what was read.
 */
export function createEventTail(database: Database): EventTail {
  const readers = new Set<TailReader>()
  let timer: NodeJS.Timeout | undefined
  const poll = async (): Promise<void> => {
    const groups = Map.groupBy(readers, ({ marketplace }) => marketplace)
    for (const [marketplace, group] of groups) await readOnce(database, marketplace, group).catch(() => undefined)
    timer = readers.size > 0 ? setTimeout(poll, pollMilliseconds) : undefined
  }
  return {
    add(reader) {
      readers.add(reader)
      timer ??= setTimeout(poll, 0)
      return () => readers.delete(reader)
    },
    close() {
      readers.clear()
      clearTimeout(timer)
    },
  }
}

async function readOnce(database: Database, marketplace: string, readers: readonly TailReader[]): Promise<void> {
  const first = readers.reduce((one, other) => (isAfter(one.position, other.position) ? other : one))
  const { events, end } = await readEvents(database, marketplace, first.position)
  for (const reader of readers) {
    if (reader.position.node !== end.node) {
      reader.end()
      continue
    }
    const more = events.filter(({ position }) => isAfter(position, reader.position))
    if (isAfter(end, reader.position)) reader.position = end
    if (more.length > 0) reader.tell(more)
  }
}

interface EventRow extends Omit<TailedEvent, 'position'> {
  xid: string
  id: string
}

/** Up to the oldest open transaction, so that a late commit is not passed over. */
async function readEvents(database: Database, marketplace: string, { xid, id }: EventPosition) {
  const row = await database.find<{ events: EventRow[]; node: string; xmin: string }>(sql`
    select ${databaseNode} as node, log_xmin()::text as xmin, (
      select coalesce(json_agg(e order by e.at_xid, e.at_id), '[]')
      from (
        select t.xid as at_xid, t.id as at_id, t.xid::text as xid, t.id::text as id, t.operation, t.object,
          coalesce(t.params, '{}') as params, t.reply_id as "replyID", t.request_id as "requestID", t.at as date
        from events t
        where t.marketplace_id = ${marketplace} and (t.xid, t.id) > (${String(xid)}::xid8, ${String(id)}::bigint)
          and t.xid >= ${String(xid)}::xid8 and t.xid < log_xmin()
        order by t.xid, t.id
        limit ${pageSize}::int) e) as events`)
  if (!row) throw new Error('A select without a from clause answers one row.')
  const { node, xmin } = row
  const events = row.events.map((one) => ({ ...one, position: { node, xid: BigInt(one.xid), id: BigInt(one.id) } }))
  const last = events.at(-1)
  const end = events.length === pageSize && last ? last.position : { node, xid: BigInt(xmin), id: 0n }
  return { events, end: last && isAfter(last.position, end) ? last.position : end }
}

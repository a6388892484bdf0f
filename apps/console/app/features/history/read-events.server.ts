import type { RecordedEvent } from '@tessera/client/platform/types.gen'
import type { Operation } from '@tessera/contract/kit/operation'
import { listEvents, listOwnEvents } from '@tessera/contract/platform/additions/events'
import type { PastWrite } from '@tessera/domain/changes/past-write'
import { readOperation } from '../../operations/read-operation.server.ts'
import { mayAudit } from '../../session/may-audit.server.ts'
import type { Staff } from '../../session/staff.server.ts'

/** An event of the platform: a write, who made it and when. */
export interface PastEvent extends PastWrite {
  id: string
  at: string
  object: string | null
  username: string | null
  impersonator: string | null
  request: string | null
}

interface EventPage {
  /** Parameters of a path are text. */
  Items: (Omit<RecordedEvent, 'Parameters'> & { Parameters: Record<string, string> | null })[]
  Meta: { TotalPages?: number }
}

export interface EventQuery {
  object?: string | undefined
  /** A username, an email, or first and last name. */
  person?: string | undefined
  requestID?: string | undefined
  from?: string | undefined
  to?: string | undefined
  olderThan?: string | undefined
}

interface EventPageRequest {
  page?: number
  pageSize?: number
  from?: Operation
}

/** Reads a page of events, newest first. */
export async function readEvents(
  staff: Staff,
  query: EventQuery,
  { page = 1, pageSize = 50, from = listEvents }: EventPageRequest = {},
): Promise<{ events: PastEvent[]; pages: number }> {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  const search = new URLSearchParams([...given, ['page', String(page)], ['pageSize', String(pageSize)]])
  const { data } = await readOperation(staff, from, { params: {}, query: search })
  const { Items, Meta } = data as EventPage
  return { events: Items.map(eventOf), pages: Meta.TotalPages ?? 1 }
}

const eventOf = (item: EventPage['Items'][number]): PastEvent => ({
  id: item.ID,
  at: item.Date,
  operation: item.Operation,
  object: item.Object,
  username: item.Username,
  impersonator: item.Impersonator,
  request: item.RequestID,
  params: item.Parameters ?? {},
  body: item.Body ?? {},
  before: item.Before,
  replyID: item.ReplyID,
})

const maxPages = 10

/**
 * Everything that one request wrote, newest first. A list of changes has at most 500. People without the right to the
 * audit read what they wrote themselves.
 */
export async function readRequest(staff: Staff, requestID: string): Promise<PastEvent[]> {
  const from = mayAudit(staff) ? listEvents : listOwnEvents
  const events: PastEvent[] = []
  for (let page = 1; page <= maxPages; page += 1) {
    const read = await readEvents(staff, { requestID }, { page, pageSize: 100, from })
    events.push(...read.events)
    if (page >= read.pages) break
  }
  return events
}

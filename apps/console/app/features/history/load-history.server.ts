import { parametersOf } from '@tessera/contract/kit/operation'
import { kindOfWrite } from '@tessera/domain/changes/past-write'
import { recordPath } from '@tessera/domain/changes/record-path'
import { dayIn, momentOf, shopTimeZone } from '@tessera/domain/local-time'
import { crumbsOf } from '../../generic/crumbs.server.ts'
import { groupFields } from '../../generic/field-groups.server.ts'
import { modelLabel } from '../../generic/labels.ts'
import type { FoundOperation } from '../../operations/find-operation.ts'
import { readOperation } from '../../operations/read-operation.server.ts'
import { usesOf } from '../../operations/uses-of.ts'
import type { Staff } from '../../session/staff.server.ts'
import { describeEvent, momentText } from './describe-event.server.ts'
import type { AsOfView, HistoryView } from './history-view.ts'
import { type PastEvent, readEvents } from './read-events.server.ts'

const pageSize = 50

/** Reads the changes of a record and of everything below it, and the record as it was at a time. */
export async function loadHistory(staff: Staff, found: FoundOperation, query: URLSearchParams): Promise<HistoryView> {
  const { operation, params } = found
  const object = recordPath({ operation, params, body: {}, replyID: null }) ?? ''
  const at = readMoment(query)
  const [{ events, pages }, asOf] = await Promise.all([
    readEvents(staff, { object, olderThan: query.get('olderThan') ?? undefined }, { pageSize }),
    at ? loadAsOf(staff, found, object, at) : null,
  ])
  const last = events.at(-1)
  const title = params[parametersOf(operation.path).at(-1) ?? ''] ?? modelLabel(operation.reply?.title ?? '')
  return {
    title,
    kind: operation.reply ? modelLabel(operation.reply.title) : 'Record',
    crumbs: crumbsOf(operation, params),
    entries: events.map((event) => describeEvent(staff, event)),
    olderHref: last && pages > 1 ? `?${new URLSearchParams({ view: 'history', olderThan: last.id })}` : null,
    day: at ? dayIn(new Date(at), shopTimeZone) : '',
    asOf,
    hasUses: usesOf(operation).length > 0,
  }
}

/** A moment, or the end of a day of the store. Anything else counts as not asked. */
function readMoment(query: URLSearchParams): string | null {
  const day = query.get('day') ?? ''
  if (/^\d{4}-\d{2}-\d{2}$/.test(day)) {
    const end = momentOf({ day, time: '23:59' }, shopTimeZone).getTime()
    return Number.isNaN(end) ? null : new Date(end + 60_000).toISOString()
  }
  const at = query.get('at') ?? ''
  return /^\d{4}-\d{2}-\d{2}T/.test(at) && !Number.isNaN(Date.parse(at)) ? at : null
}

/** The first write since then knows the record as it was; without one it is still the same. */
async function loadAsOf(
  staff: Staff,
  { operation, params }: FoundOperation,
  object: string,
  at: string,
): Promise<AsOfView> {
  const next = await findNextWrite(staff, object, at)
  if (next && kindOfWrite(next) === 'created')
    return { sentence: `On ${momentText(at)} it didn’t exist yet.`, groups: [] }
  if (next) {
    const { groups } = groupFields(operation.reply, { ...next.before }, params)
    return { sentence: `As it was on ${momentText(at)}`, groups }
  }
  const { data } = await readOperation(staff, operation, { params })
  const { groups } = groupFields(operation.reply, data as Record<string, unknown>, params)
  return { sentence: `It hasn’t changed since ${momentText(at)}`, groups }
}

const maxPages = 20

/** Pages are newest first, so the last one is read first. */
async function findNextWrite(staff: Staff, object: string, at: string): Promise<PastEvent | undefined> {
  const query = { object, from: at }
  const first = await readEvents(staff, query, { pageSize: 100 })
  const isOfRecord = (event: PastEvent) => event.object === object && (event.before || kindOfWrite(event) === 'created')
  for (let page = first.pages; page >= 1 && page > first.pages - maxPages; page -= 1) {
    const { events } = page === 1 ? first : await readEvents(staff, query, { page, pageSize: 100 })
    const oldest = events.findLast(isOfRecord)
    if (oldest) return oldest
  }
  return undefined
}

import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { undoTarget } from '@tessera/domain/changes/plan-undo'
import { mayUse, readStaffCall } from '../../session/read-staff-call.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { describeEvent } from '../history/describe-event.server.ts'
import { orderIn } from '../history/name-record.ts'
import { readEvents } from '../history/read-events.server.ts'
import { nameBuyerOrders } from '../supplier/name-forwarded.server.ts'
import type { AuditFilters, AuditView } from './audit-view.ts'
import { describeShopRecord } from './describe-shop-record.server.ts'
import { type AuditSide, joinAlike, mergeAudit } from './merge-audit.ts'
import { type AuditCursor, filterNames, questionsOf, readCursor, readFilters } from './read-audit-query.ts'

const nothing: AuditSide = { entries: [], hasMore: false }

/** The audit of platform and shop in one list. */
export async function loadAudit(staff: Staff, query: URLSearchParams): Promise<AuditView> {
  const filters = readFilters(query)
  const begin = readCursor(query.get('after'))
  const [platform, shop] = await Promise.all([readPlatform(staff, filters, begin), readShop(staff, filters, begin)])
  const { entries, next } = mergeAudit(platform, shop ?? nothing, begin)
  return {
    filters,
    entries: filters.request ? entries.map((entry) => ({ ...entry, alike: 0 })) : joinAlike(entries),
    olderHref: next && `?${new URLSearchParams([...kept(filters), ['after', next]])}`,
    undoHref:
      filters.request && platform.isUndoable ? `/undo?${new URLSearchParams({ request: filters.request })}` : null,
    missing: shop ? null : 'Changes made in the shop couldn’t be loaded. Only changes on the platform are listed.',
  }
}

const kept = (filters: AuditFilters): [string, string][] =>
  filterNames.flatMap((name) => (filters[name] ? [[name, filters[name]] as [string, string]] : []))

async function readPlatform(staff: Staff, filters: AuditFilters, { platform: olderThan }: AuditCursor) {
  const { platform } = questionsOf(filters)
  if (!platform) return { ...nothing, isUndoable: false }
  const { events, pages } = await readEvents(staff, { ...platform, olderThan })
  const orders = await nameBuyerOrders(staff, [...new Set(events.flatMap(({ object }) => orderIn(object) ?? []))])
  return {
    entries: events.map((event) => ({ entry: describeEvent(staff, event, orders), id: event.id })),
    hasMore: pages > 1,
    isUndoable: events.filter((event) => undoTarget(event)).length > 1,
  }
}

/** Undefined if the shop did not answer: the other part is still worth reading. */
async function readShop(staff: Staff, filters: AuditFilters, { shop: olderThan }: AuditCursor) {
  const { shop } = questionsOf(filters)
  const given = Object.entries({ ...shop, olderThan }).filter(([, value]) => value)
  if (!mayUse(staff, operatorCalls.listAudit)) return nothing
  try {
    const { items, hasMore } = await readStaffCall(staff, operatorCalls.listAudit, (operator, options) =>
      operator.ListAudit(Object.fromEntries(given), options),
    )
    return { entries: items.map((item) => ({ entry: describeShopRecord(item), id: item.id })), hasMore }
  } catch {
    return undefined
  }
}

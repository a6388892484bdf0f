import type { ChangeEntry } from '../history/change-entry.ts'
import type { AuditRow } from './audit-view.ts'
import { type AuditCursor, cursorText } from './read-audit-query.ts'

/** One side of the audit, newest first. */
export interface AuditSide {
  entries: readonly { entry: ChangeEntry; id: string }[]
  hasMore: boolean
}

const pageSize = 50

/** Joins both sides by time, and says where the next page begins: nothing is left out between two pages. */
export function mergeAudit(
  platform: AuditSide,
  shop: AuditSide,
  begin: AuditCursor,
): { entries: ChangeEntry[]; next: string | null } {
  const all = [
    ...platform.entries.map((one) => ({ ...one, side: 'platform' as const })),
    ...shop.entries.map((one) => ({ ...one, side: 'shop' as const })),
  ].toSorted((one, other) => Date.parse(other.entry.at) - Date.parse(one.entry.at))
  const shown = all.slice(0, pageSize)
  const last = (side: 'platform' | 'shop') => shown.findLast((one) => one.side === side)?.id ?? begin[side]
  const isMore = all.length > shown.length || platform.hasMore || shop.hasMore
  return {
    entries: shown.map(({ entry }) => entry),
    next: isMore && shown.length > 0 ? cursorText({ platform: last('platform'), shop: last('shop') }) : null,
  }
}

/** A list of changes fills one row: what follows in the same request and is of the same kind is only counted. */
export function joinAlike(entries: readonly ChangeEntry[]): AuditRow[] {
  const rows: AuditRow[] = []
  for (const entry of entries) {
    const above = rows.at(-1)
    const isAlike =
      above?.requestHref &&
      above.requestHref === entry.requestHref &&
      above.what === entry.what &&
      above.id !== entry.id
    if (isAlike) above.alike += 1
    else rows.push({ ...entry, alike: 0 })
  }
  return rows
}

import type { ChangeEntry } from '../history/change-entry.ts'

/** The filters of the audit, as its address has them. */
export interface AuditFilters {
  person: string
  record: string
  request: string
  /** Days of the store, both included. */
  from: string
  to: string
}

export interface AuditView {
  filters: AuditFilters
  entries: AuditRow[]
  olderHref: string | null
  /** The undo of everything that the request wrote. */
  undoHref: string | null
  /** The part that could not be read. */
  missing: string | null
}

/** A change, with the number of changes of the same kind that follow it in the same request. */
export interface AuditRow extends ChangeEntry {
  alike: number
}

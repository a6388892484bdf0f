import type { Crumb, FieldGroup } from '../../generic/views.ts'
import type { ChangeEntry } from './change-entry.ts'

/** The changes of one record. */
export interface HistoryView {
  title: string
  kind: string
  crumbs: Crumb[]
  entries: ChangeEntry[]
  /** The next page: what is older. */
  olderHref: string | null
  /** The day that was asked for, as a day control writes it. */
  day: string
  /** The record at that time, if one was asked for. */
  asOf: AsOfView | null
  /** Whether other records can point to this one. */
  hasUses: boolean
}

export interface AsOfView {
  sentence: string
  groups: FieldGroup[]
}

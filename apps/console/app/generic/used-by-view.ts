import type { Cell, Crumb, RelatedLink } from './views.ts'

/** Records that point to one record, by the list they are in. */
export interface UsedByView {
  title: string
  kind: string
  crumbs: Crumb[]
  hasHistory: boolean
  groups: UseGroup[]
  /** Lists that were asked and hold nothing that points here. */
  empty: string[]
  /** Pages that ask for one more value first. */
  choices: RelatedLink[]
  /** Lists that cannot be asked across their parents. */
  unlisted: string[]
  /** Lists that this person may not read. */
  closed: string[]
}

export interface UseGroup {
  key: string
  title: string
  /** Null: the platform did not answer. */
  total: number | null
  rows: UseRow[]
  allHref: string
}

export interface UseRow {
  key: string
  cells: Cell[]
}

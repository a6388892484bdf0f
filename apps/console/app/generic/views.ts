/** A value on a generic screen. Views are made on the server, so that the table of operations stays there. */
export interface Cell {
  text: string
  kind: 'text' | 'number' | 'code' | 'flag' | 'unset' | 'hidden'
  /** The record behind an ID. */
  href?: string | undefined
}

export interface Crumb {
  title: string
  url: string
}

export interface ActionLink {
  label: string
  href: string
  isDanger: boolean
  /** The key that follows the link. */
  shortcut?: string | undefined
  /** A file instead of a page. */
  isFile?: boolean | undefined
  /** The usual one of its page: on phones it is a bar at the bottom. */
  isUsual?: boolean | undefined
}

export interface Column {
  name: string
  label: string
  isNumber: boolean
  sortHref?: string | undefined
  sorted?: 'ascending' | 'descending' | undefined
}

export interface Row {
  key: string
  href?: string | undefined
  cells: Cell[]
}

export interface FilterControl {
  name: string
  label: string
  kind: 'text' | 'choice' | 'number-range' | 'day-range'
  value: string
  /** The end of a range. */
  until: string
  options: readonly { value: string; label: string }[]
}

export interface ListView {
  title: string
  crumbs: Crumb[]
  columns: Column[]
  rows: Row[]
  search: string | null
  filters: FilterControl[]
  /** Words of the address that the search form keeps. */
  kept: [name: string, value: string][]
  /** The same list without search and filters. */
  clearHref: string
  isFiltered: boolean
  page: number
  pages: number
  total: number
  actions: ActionLink[]
  /** Changes that can be made to several selected rows. */
  works: ('change' | 'delete' | 'assign')[]
  /** Pages with the assignments of all rows. */
  matrices: RelatedLink[]
  /** The sentence instead of a button that this person may not use. */
  missing: string | null
  curl: string
}

export interface FieldLine {
  label: string
  cell: Cell
}

export interface FieldTable {
  columns: string[]
  rows: Cell[][]
}

export interface FieldGroup {
  title: string
  lines: FieldLine[]
  table?: FieldTable | undefined
}

export interface RelatedLink {
  label: string
  href: string
}

export interface RecordView {
  title: string
  kind: string
  crumbs: Crumb[]
  groups: FieldGroup[]
  unset: string[]
  related: RelatedLink[]
  actions: ActionLink[]
  /** The sentence instead of buttons that this person may not use. */
  missing: string | null
  raw: string
  curl: string
  /** Whether this person may read who changed what. */
  hasHistory: boolean
  /** Whether other records can point to it. */
  hasUses: boolean
}

import type { FormField } from './form-field.ts'
import type { Crumb } from './views.ts'

/** The address of one assignment: the IDs of both sides. */
export type AssignmentKey = Record<string, string>

export interface AssignmentRow {
  key: AssignmentKey
  label: string
  id: string
  isOn: boolean
  /** Its other properties, as typed. */
  texts: Record<string, string>
}

export interface AssignmentsView {
  title: string
  crumbs: Crumb[]
  backHref: string
  /** The same relation for a whole list. */
  matrixHref: string | null
  /** The kinds of records that can be ticked. */
  tabs: { label: string; href: string; isCurrent: boolean }[]
  /** Values to choose before there is a list, such as the buyer of a group. */
  needs: { field: FormField; value: string }[]
  /** Words of the address that its forms keep. */
  kept: [name: string, value: string][]
  columns: FormField[]
  rows: AssignmentRow[]
  isReady: boolean
  isAssignedOnly: boolean
  search: string
  page: number
  pages: number
  total: number
  noun: string
  missing: string | null
  key: string
}

/** How the boxes of a page were saved. */
export interface AssignmentsOutcome {
  saved: number
  removed: number
  /** Assignments that were there; their other properties stay as they are. */
  already: number
  refused: { id: string; message: string }[]
  /** Pasted IDs that were not saved. */
  ids: string
  /** The request that wrote all of it, where it can be taken back. */
  undoRequest: string | null
}

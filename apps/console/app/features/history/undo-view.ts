import type { ValueChange } from './change-entry.ts'

/** A value that someone changed after the change that is to be undone. */
export interface UndoConflict {
  name: string
  label: string
  before: string
  changedTo: string
  now: string
}

/** One change of those that are to be undone. */
export interface UndoLine {
  id: string
  what: string
  record: string
  recordHref: string | null
  /** Values that go back. */
  changes: ValueChange[]
  conflicts: UndoConflict[]
  /** Fields that the history does not have, such as keys: they stay as they are. */
  unrecorded: string[]
  /** A deleted record comes back without what belonged to it. */
  isAlone: boolean
  /** Why it stays as it is. */
  refusal: string | null
}

export interface UndoView {
  who: string
  atText: string
  lines: UndoLine[]
  /** How many changes can be undone, in part or whole. */
  count: number
  backHref: string
  key: string
}

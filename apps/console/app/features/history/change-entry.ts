import type { Cell } from '../../generic/views.ts'

/** One value that a change wrote. */
export interface ValueChange {
  name: string
  label: string
  from: Cell
  to: Cell
}

/** One change as people read it: who did what to which record, and when. */
export interface ChangeEntry {
  id: string
  at: string
  /** In the time of the store. */
  atText: string
  who: string
  /** The person in whose name it was done, when someone else did it. */
  inTheNameOf: string | null
  what: string
  record: string
  recordHref: string | null
  changes: ValueChange[]
  /** Why, in the words of the person. */
  reason: string | null
  /** Everything that was written by the same request. */
  requestHref: string | null
  undoHref: string | null
  /** The record as it was just before. */
  asOfHref: string | null
}

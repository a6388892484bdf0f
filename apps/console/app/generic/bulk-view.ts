import type { FormField } from './form-field.ts'

/** One record of a selection: the value it has and gets, or why it is refused. */
export interface BulkLine {
  id: string
  was: string
  now: string
  refusal: string | null
}

/** A step on the way from selected rows to their change: choose a field, look at what would happen, done. */
export interface BulkOutcome {
  step: 'choose' | 'review' | 'done'
  work: 'change' | 'delete'
  ids: string[]
  fields: FormField[]
  /** The chosen field and its new value, as typed. */
  field: string
  text: string
  problem: string | null
  lines: BulkLine[]
  /** The values that the review showed, by record, as JSON. */
  seen: string
  key: string
  /** The request that wrote all of it, where it can be taken back. */
  undoRequest: string | null
}

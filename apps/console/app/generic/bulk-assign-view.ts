import type { AssignmentsView } from './assignments-view.ts'
import type { ReferenceChoice } from './form-field.ts'

/** One pair and its result, or its expected result in a dry run. */
export interface PairLine {
  id: string
  target: string
  result: 'done' | 'same' | 'refused'
  refusal: string | null
}

/** A step on the way from selected rows to their assignments: which kind, to what, look at it, done. */
export interface BulkAssignOutcome {
  step: 'choose' | 'fill' | 'review' | 'done'
  ids: string[]
  /** The kinds of assignments: the word of the relation and the list of the other side. */
  options: { value: string; label: string }[]
  choice: string
  isRemoval: boolean
  needs: AssignmentsView['needs']
  suggestions: readonly ReferenceChoice[]
  picked: string[]
  noun: string
  problem: string | null
  lines: PairLine[]
  key: string
  /** The request that wrote all of it, where it can be taken back. */
  undoRequest: string | null
}

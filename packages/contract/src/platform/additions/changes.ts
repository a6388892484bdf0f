import { flag, freeObject, listOf, required, tally, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import type { Operation } from '../../kit/operation.ts'

/** LIM-1: a dry run of this many takes 0.9 s, and holds its row locks as long. */
export const maxChanges = 500

const Change = model('Change', {
  /** A write of the table: `Products.Patch`. */
  Operation: required(text(100)),
  /** The parameters of its path and its query. */
  Parameters: freeObject(),
  Body: freeObject(),
  /** The values of the changed fields as the editor saw them; null if there was no record. Unset: not compared. */
  Was: freeObject(),
})

const Changes = model('Changes', {
  Changes: required(listOf(Change)),
  /** Does everything, answers and undoes it. */
  DryRun: flag(),
  /** If one is refused, none is made. */
  AllOrNothing: flag(),
  /** Before and After have only what the body of the change names: a whole product has 3 kB. */
  Brief: flag(),
})

const ChangeError = model('ChangeError', {
  ErrorCode: required(text()),
  Message: required(text()),
  Data: freeObject(),
})

const ChangeResult = model('ChangeResult', {
  /** The status that the operation would have answered by itself. */
  Status: tally(),
  Errors: listOf(ChangeError),
  /** The record before and after; null if there is none. */
  Before: freeObject(),
  After: freeObject(),
})

const ChangeResults = model('ChangeResults', {
  Results: required(listOf(ChangeResult)),
})

/** Each change is guarded as its own row, so the list needs no role. */
export const makeChanges: Operation = {
  id: 'Changes.Make',
  tag: 'Changes',
  name: 'Make',
  verb: 'POST',
  path: '/changes',
  roles: [],
  callers: ['admin', 'supplier'],
  body: Changes,
  // each change is checked like a request of its own
  readsOwnBody: true,
  reply: ChangeResults,
  status: 200,
  summary: `Make up to ${maxChanges} changes, each with an answer of its own, or try them without leaving a trace.`,
  isAddition: true,
}

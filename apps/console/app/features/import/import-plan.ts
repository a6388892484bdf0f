import { pickShape } from '@tessera/domain/changes/pick-shape'
import { type CallChange, type CallResult, wordsOfRefusal } from '../../operations/send-changes.ts'

type Values = Readonly<Record<string, unknown>>

/** One row of a file as a change. A deletion keeps the values that would bring the record back. */
export interface PlannedRow {
  line: number
  id: string
  verb: 'create' | 'patch' | 'delete'
  body: Values
  /** The values that it replaces, as the check saw them. */
  was: Values | null
}

export interface RefusedRow {
  line: number
  id: string
  words: string
}

/** Which calls make the changes of a plan. */
export interface ImportCalls {
  create: string
  patch: string
  delete: string
  params: Readonly<Record<string, string>>
  idParameter: string
}

/** Exactly what an import will do. */
export interface ImportPlan {
  /** The path of the collection. */
  of: string
  calls: ImportCalls
  rows: PlannedRow[]
  refused: RefusedRow[]
  /** Rows that say what is there already. */
  same: number
  /** Takes back another import. */
  isUndo: boolean
}

export const changeOfRow = ({ calls }: Pick<ImportPlan, 'calls'>, { id, verb, body, was }: PlannedRow): CallChange => {
  const { params, idParameter } = calls
  if (verb === 'create') return { Operation: calls.create, Parameters: params, Body: body }
  return {
    Operation: calls[verb],
    Parameters: { ...params, [idParameter]: id },
    ...(verb === 'patch' && { Body: body }),
    ...(was && { Was: was }),
  }
}

/** The results of an import, and the plan that takes it back. */
export interface ImportReport {
  of: string
  isUndo: boolean
  made: Readonly<Record<PlannedRow['verb'], number>>
  same: number
  refused: RefusedRow[]
  undo: ImportPlan
}

export function reportOf(plan: ImportPlan, results: readonly CallResult[]): ImportReport {
  const made = { create: 0, patch: 0, delete: 0 }
  const refused = [...plan.refused]
  const undo: PlannedRow[] = []
  for (const [at, row] of plan.rows.entries()) {
    const result = results[at] ?? { Status: 0, Errors: [], Before: null, After: null }
    if (result.Status > 0 && result.Status < 400) {
      made[row.verb] += 1
      undo.push(inverseOf(row, result))
    } else refused.push({ line: row.line, id: row.id, words: wordsOfRefusal(result) })
  }
  return {
    of: plan.of,
    isUndo: plan.isUndo,
    made,
    same: plan.same,
    refused: refused.toSorted((one, other) => one.line - other.line),
    undo: { ...plan, rows: undo.reverse(), refused: [], same: 0, isUndo: true },
  }
}

/** The change that takes a row back. Its record must still be as the import left it. */
export function inverseOf({ line, id, verb, body }: PlannedRow, { Before, After }: CallResult): PlannedRow {
  if (verb === 'create') return { line, id, verb: 'delete', body, was: pickShape(After, body) }
  if (verb === 'delete') return { line, id, verb: 'create', body, was: null }
  return { line, id, verb: 'patch', body: pickShape(Before, body), was: pickShape(After, body) }
}

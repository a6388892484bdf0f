import type { CellEdit } from './edit-history.ts'
import type { CellPlace, GridColumn, GridRow } from './grid-model.ts'

/** Why the text of a column can't be read; undefined if it can be saved. */
export type CheckText = (column: string, text: string) => string | undefined

/** Edited cells that a save would leave out, by cell, each with its problem. */
export function findUnread(
  edits: ReadonlyMap<string, CellEdit>,
  check: CheckText,
): ReadonlyMap<string, { edit: CellEdit; problem: string }> {
  const unread = new Map<string, { edit: CellEdit; problem: string }>()
  for (const [key, edit] of edits) {
    const problem = check(edit.column, edit.text)
    if (problem) unread.set(key, { edit, problem })
  }
  return unread
}

export interface UnreadCell extends CellPlace {
  /** The key of its row, its column and its problem. */
  words: string
}

/** The unread cell that is highest, and there the one to the left. */
export function firstUnread(
  unread: ReturnType<typeof findUnread>,
  columns: readonly GridColumn[],
  rows: Iterable<readonly [index: number, row: GridRow]>,
): UnreadCell | undefined {
  const byRow = Map.groupBy(unread.values(), ({ edit }) => edit.row)
  let first: { index: number; row: GridRow } | undefined
  for (const [index, row] of rows) if (byRow.has(row.key) && (!first || index < first.index)) first = { index, row }
  const cells = byRow.get(first?.row.key ?? '')
  const column = columns.findIndex(({ key }) => cells?.some(({ edit }) => edit.column === key))
  const problem = cells?.find(({ edit }) => edit.column === columns[column]?.key)?.problem
  if (!first || problem === undefined) return undefined
  return { row: first.index, column, words: `${first.row.key}, ${columns[column]?.label}: ${problem}` }
}

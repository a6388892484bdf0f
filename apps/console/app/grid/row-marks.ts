import type { CellEdit } from './edit-history.ts'
import type { findUnread } from './find-unread.ts'

/** The text of a cell that is not saved yet, and why it was refused. */
interface CellMark {
  text?: string
  problem?: string
}

/** The marks of a row by the key of their column. */
export type RowMarks = ReadonlyMap<string, CellMark>

/** Edits and refusals by row, so that a row without any is not drawn again when another is edited. */
export function markRows(
  edits: ReadonlyMap<string, CellEdit>,
  problems: ReadonlyMap<string, string>,
  unread: ReturnType<typeof findUnread> = new Map(),
): ReadonlyMap<string, RowMarks> {
  const marks = new Map<string, Map<string, CellMark>>()
  const mark = (row: string, column: string, added: CellMark) => {
    const cells = marks.get(row) ?? new Map<string, CellMark>()
    marks.set(row, cells.set(column, { ...cells.get(column), ...added }))
  }
  for (const { row, column, text } of edits.values()) mark(row, column, { text })
  for (const [key, problem] of problems) {
    const [row = '', column = ''] = JSON.parse(key) as string[]
    mark(row, column, { problem })
  }
  for (const { edit, problem } of unread.values()) mark(edit.row, edit.column, { problem })
  return marks
}

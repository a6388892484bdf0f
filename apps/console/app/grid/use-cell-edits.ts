import { useMemo, useState } from 'react'
import { type CellEdit, cellKey, dropEdits, makeEdits, noEdits, redoEdits, undoEdits } from './edit-history.ts'
import { type CheckText, findUnread } from './find-unread.ts'
import type { CellText, GridColumn, GridRow } from './grid-model.ts'

/** The answer to a save: which cells are saved, which are refused and why, and the rows as they are now. */
export interface SavedCells {
  saved: readonly string[]
  problems: ReadonlyMap<string, string>
  rows: readonly GridRow[]
  /** The sentence about all of it. */
  note: string
}

/** Texts of cells as they are shown: the edited text, or the saved one. */
export function useCellEdits(
  columns: readonly GridColumn[],
  rowAt: (index: number) => GridRow | undefined,
  check: CheckText,
) {
  const [history, setHistory] = useState(noEdits)
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())
  const unread = useMemo(() => findUnread(history.edits, check), [history.edits, check])
  const keyAt = (row: number, column: number) => cellKey(rowAt(row)?.key ?? '', columns[column]?.key ?? '')
  const savedText = (row: number, column: number) => rowAt(row)?.cells[column] ?? ''
  /** Writes into cells that may be edited, and says into how many. */
  const write = (texts: readonly CellText[]): number => {
    const made = texts.flatMap(({ row, column, text }): CellEdit[] => {
      const known = rowAt(row)
      const { key, isEditable } = columns[column] ?? { key: '', isEditable: false }
      return known && isEditable
        ? [{ row: known.key, column: key, was: savedText(row, column), text: text.trim() }]
        : []
    })
    const keys = new Set(made.map((one) => cellKey(one.row, one.column)))
    setHistory((now) => makeEdits(now, made))
    setProblems((now) => new Map([...now].filter(([key]) => !keys.has(key))))
    return made.length
  }
  return {
    edits: history.edits,
    unread,
    problems,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    textAt: (row: number, column: number) => history.edits.get(keyAt(row, column))?.text ?? savedText(row, column),
    write,
    undo: () => setHistory(undoEdits),
    redo: () => setHistory(redoEdits),
    settle: ({ saved, problems: refused }: SavedCells) => {
      setHistory((now) => dropEdits(now, saved))
      setProblems(refused)
    },
  }
}

export type CellEdits = ReturnType<typeof useCellEdits>

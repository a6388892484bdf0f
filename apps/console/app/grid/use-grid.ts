import { useEffect, useMemo, useRef, useState } from 'react'
import type { CellEdit } from './edit-history.ts'
import type { CheckText } from './find-unread.ts'
import type { GridColumn } from './grid-model.ts'
import { markRows } from './row-marks.ts'
import { selectionCommands } from './selection-commands.ts'
import { type SavedCells, useCellEdits } from './use-cell-edits.ts'
import { type RowWindow, useRowWindows } from './use-row-windows.ts'
import { useSelection } from './use-selection.ts'

export interface GridSource {
  columns: readonly GridColumn[]
  /** The rows that came with the page. */
  first: RowWindow
  load(window: number): Promise<RowWindow>
  /** Cells whose texts can’t be read are marked at once and left out of a save. The same function each time. */
  check: CheckText
  save(edits: readonly CellEdit[], report: (text: string) => void): Promise<SavedCells>
  /** The decimals of changed numbers. */
  decimals: number
}

/** A grid at work: selection, typing, clipboard, unsaved edits and their problems. */
export function useGrid({ columns, first, load, check, save, decimals }: GridSource) {
  const windows = useRowWindows(first, load)
  const { total, rowAt, ensureRows, replaceRows } = windows
  const size = { rows: total, columns: columns.length }
  const start = Math.max(
    0,
    columns.findIndex(({ isEditable }) => isEditable),
  )
  const selection = useSelection(size, { row: 0, column: start })
  const cells = useCellEdits(columns, rowAt, check)
  const { edits, problems, unread } = cells
  const marks = useMemo(() => markRows(edits, problems, unread), [edits, problems, unread])
  // the text with which typing began; its field has the rest
  const [typed, setTyped] = useState<string | null>(null)
  const [note, say] = useState('')
  const [isSaving, setSaving] = useState(false)
  const isBusy = useRef(false)
  const commands = selectionCommands({ columns, size, decimals, selection, cells, ensureRows, say })
  const saveAll = async () => {
    if (isBusy.current || edits.size === unread.size) return
    isBusy.current = true
    setSaving(true)
    try {
      const saved = await save(
        [...edits].flatMap(([key, edit]) => (unread.has(key) ? [] : [edit])),
        say,
      )
      replaceRows(saved.rows)
      cells.settle(saved)
      say(saved.note)
    } catch {
      say('The connection failed. Your edits are still here. Try again.')
    }
    isBusy.current = false
    setSaving(false)
  }
  const saveSoon = useNextDrawing(saveAll)
  const saving = { isSaving, saveAll, saveSoon }
  const typing = { typed, setTyped }
  return { ...windows, ...selection, ...cells, ...commands, ...typing, ...saving, columns, size, marks, note }
}

/** Does something once the changes that were made just now are there. */
function useNextDrawing(work: () => void): () => void {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (!isAsked) return
    setAsked(false)
    work()
  })
  return () => setAsked(true)
}

export type GridWork = ReturnType<typeof useGrid>

import { changeNumber, type NumberChange, readTypedChange } from './arithmetic.ts'
import { placePaste, readTabText, toTabText } from './clipboard.ts'
import { fillDown, fillRight } from './fill-cells.ts'
import type { CellText, GridColumn } from './grid-model.ts'
import { type CellRange, cellsIn, type GridSize } from './ranges.ts'
import type { CellEdits } from './use-cell-edits.ts'
import type { GridSelection } from './use-selection.ts'

interface Needs {
  columns: readonly GridColumn[]
  size: GridSize
  decimals: number
  selection: GridSelection
  cells: CellEdits
  ensureRows(from: number, to: number): Promise<void>
  say(note: string): void
}

const maxSelectedRows = 5000

/** Everything that is done to the selected cells at once. Rows that were never scrolled to are loaded first. */
export function selectionCommands({ columns, size, decimals, selection, cells, ensureRows, say }: Needs) {
  const { range, focus } = selection
  const { textAt, write } = cells
  const withRows = async (work: (of: CellRange) => CellText[], verb: string): Promise<void> => {
    if (range.bottom - range.top >= maxSelectedRows)
      return say(`Select at most ${maxSelectedRows.toLocaleString('en-US')} rows at a time.`)
    await ensureRows(range.top, range.bottom)
    say(`${countCells(write(work(range)))} ${verb}. Nothing is saved yet.`)
  }
  const changeBy = (change: NumberChange) =>
    withRows(
      (of) =>
        [...cellsIn(of)].flatMap(({ row, column }): CellText[] => {
          const text = columns[column]?.isNumber ? changeNumber(textAt(row, column), change, decimals) : undefined
          return text === undefined ? [] : [{ row, column, text }]
        }),
      'changed',
    )
  return {
    changeBy,
    /** Takes a typed text: a change such as +3% is made to every selected number, any other text to this cell alone. */
    commit: async (text: string): Promise<void> => {
      const change = columns[focus.column]?.isNumber ? readTypedChange(text) : undefined
      if (change) return changeBy(change)
      write([{ ...focus, text }])
    },
    paste: async (text: string): Promise<void> => {
      const texts = placePaste(readTabText(text), range, size)
      await ensureRows(range.top, Math.max(range.top, ...texts.map(({ row }) => row)))
      say(`${countCells(write(texts))} pasted. Nothing is saved yet.`)
    },
    copy: (): string => toTabText(textsIn(range, textAt)),
    clear: () => withRows((of) => [...cellsIn(of)].map((cell) => ({ ...cell, text: '' })), 'cleared'),
    fillDown: () => withRows((of) => fillDown(of, textAt), 'filled'),
    fillRight: () => withRows((of) => fillRight(of, textAt), 'filled'),
  }
}

const textsIn = ({ top, left, bottom, right }: CellRange, textAt: CellEdits['textAt']): string[][] =>
  Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: right - left + 1 }, (_, column) => textAt(top + row, left + column)),
  )

const countCells = (count: number): string => `${count.toLocaleString('en-US')} ${count === 1 ? 'cell' : 'cells'}`

import type { CellText } from './grid-model.ts'
import { type CellRange, cellsIn } from './ranges.ts'

/** Gives every row of a range the texts of its first row. */
export const fillDown = (range: CellRange, textAt: (row: number, column: number) => string): CellText[] =>
  [...cellsIn({ ...range, top: range.top + 1 })].map(({ row, column }) => ({
    row,
    column,
    text: textAt(range.top, column),
  }))

/** Gives every column of a range the texts of its first column. */
export const fillRight = (range: CellRange, textAt: (row: number, column: number) => string): CellText[] =>
  [...cellsIn({ ...range, left: range.left + 1 })].map(({ row, column }) => ({
    row,
    column,
    text: textAt(row, range.left),
  }))

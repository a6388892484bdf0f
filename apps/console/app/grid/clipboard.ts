import type { CellText } from './grid-model.ts'
import type { CellRange, GridSize } from './ranges.ts'

const needsQuotes = /["\t\r\n]/

/** Cells as spreadsheets put them on the clipboard: tabs between columns, lines between rows, quotes where needed. */
export const toTabText = (cells: readonly (readonly string[])[]): string =>
  cells.map((row) => row.map(quoteCell).join('\t')).join('\n')

const quoteCell = (text: string): string => (needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Reads what a spreadsheet put on the clipboard. A line break at the end belongs to the last row. */
export function readTabText(text: string): string[][] {
  const rows: string[][] = []
  let cells: string[] = []
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n?|\n|$)/y
  for (let at = 0; at <= text.length; at = cell.lastIndex) {
    cell.lastIndex = at
    const [, quoted, plain = '', end = ''] = cell.exec(text) ?? []
    cells.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\t') continue
    rows.push(cells)
    cells = []
    // the end of the text, or a line break that nothing follows
    if (end === '' || cell.lastIndex === text.length) break
  }
  return rows
}

/**
 * Where pasted cells go: from the first cell of the selection on, as far as the grid reaches. One value, or a block that
 * fits the selection a whole number of times, fills all of it.
 */
export function placePaste(cells: readonly (readonly string[])[], range: CellRange, size: GridSize): CellText[] {
  const height = cells.length
  const width = Math.max(0, ...cells.map((row) => row.length))
  if (height === 0 || width === 0) return []
  const rows = repeatedLength(range.bottom - range.top + 1, height)
  const columns = repeatedLength(range.right - range.left + 1, width)
  const placed: CellText[] = []
  for (let row = 0; row < rows && range.top + row < size.rows; row += 1)
    for (let column = 0; column < columns && range.left + column < size.columns; column += 1) {
      const text = cells[row % height]?.[column % width]
      if (text !== undefined) placed.push({ row: range.top + row, column: range.left + column, text })
    }
  return placed
}

const repeatedLength = (selected: number, given: number): number => (selected % given === 0 ? selected : given)

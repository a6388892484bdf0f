import { escapeFormula, safeCell } from '../escape-formula.ts'
import { type ExportTable, mapCells } from '../export-table.ts'

/** Tab-separated columns, one row per line. Tabs and line breaks inside cells become spaces. */
export function toTabText({ columns, rows }: ExportTable): string {
  const head = columns.map(({ label }) => flattenCell(escapeFormula(label))).join('\t')
  const body = rows.map((row) =>
    mapCells(columns, row, ({ kind }, cell) => flattenCell(safeCell(kind, cell))).join('\t'),
  )
  return `${[head, ...body].join('\r\n')}\r\n`
}

const flattenCell = (text: string): string => text.replace(/[\t\r\n]+/g, ' ')

import { escapeFormula, safeCell } from '../escape-formula.ts'
import { type ExportTable, mapCells } from '../export-table.ts'

/** RFC 4180 with a byte order mark, so that spreadsheets read it as UTF-8. */
export function toCsv({ columns, rows }: ExportTable): string {
  const head = columns.map(({ label }) => quoteCell(escapeFormula(label)))
  const body = rows.map((row) => mapCells(columns, row, ({ kind }, cell) => quoteCell(safeCell(kind, cell))).join(','))
  return `\u{FEFF}${[head.join(','), ...body].join('\r\n')}\r\n`
}

const quoteCell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

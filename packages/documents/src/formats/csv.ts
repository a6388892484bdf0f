import { neutral, safeCell } from '../neutral.ts'
import { eachCell, type Table } from '../table.ts'

/** RFC 4180 with a byte order mark, so that spreadsheets read it as UTF-8. */
export function csv({ columns, rows }: Table): string {
  const head = columns.map(({ label }) => quoted(neutral(label)))
  const body = rows.map((row) => eachCell(columns, row, ({ kind }, cell) => quoted(safeCell(kind, cell))).join(','))
  return `\u{FEFF}${[head.join(','), ...body].join('\r\n')}\r\n`
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

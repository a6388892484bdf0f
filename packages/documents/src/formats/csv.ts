import { neutral, safeCell } from '../neutral.ts'
import type { Table } from '../table.ts'

/** RFC 4180, with the mark that tells spreadsheets it is UTF-8. */
export function csv<Row>({ columns, rows }: Table<Row>): string {
  const head = columns.map(({ label }) => quoted(neutral(label)))
  const body = rows.map((row) => columns.map(({ kind, value }) => quoted(safeCell(kind, value(row)))).join(','))
  return `\u{FEFF}${[head.join(','), ...body].join('\r\n')}\r\n`
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

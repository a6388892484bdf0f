import { neutral, safeCell } from '../neutral.ts'
import type { Table } from '../table.ts'

/** Columns apart by tabs, rows by lines; cells hold neither. */
export function tabbed<Row>({ columns, rows }: Table<Row>): string {
  const head = columns.map(({ label }) => flat(neutral(label))).join('\t')
  const body = rows.map((row) => columns.map(({ kind, value }) => flat(safeCell(kind, value(row)))).join('\t'))
  return `${[head, ...body].join('\r\n')}\r\n`
}

const flat = (text: string): string => text.replace(/[\t\r\n]+/g, ' ')

import { neutral, safeCell } from '../neutral.ts'
import { eachCell, type Table } from '../table.ts'

/** Tab-separated columns, one row per line. Tabs and line breaks inside cells become spaces. */
export function tabbed({ columns, rows }: Table): string {
  const head = columns.map(({ label }) => flat(neutral(label))).join('\t')
  const body = rows.map((row) => eachCell(columns, row, ({ kind }, cell) => flat(safeCell(kind, cell))).join('\t'))
  return `${[head, ...body].join('\r\n')}\r\n`
}

const flat = (text: string): string => text.replace(/[\t\r\n]+/g, ' ')

import { neutral, safeCell } from '../neutral.ts'
import { eachCell, type Table } from '../table.ts'

/** Columns apart by tabs, rows by lines; cells hold neither. */
export function tabbed({ columns, rows }: Table): string {
  const head = columns.map(({ label }) => flat(neutral(label))).join('\t')
  const body = rows.map((row) => eachCell(columns, row, ({ kind }, cell) => flat(safeCell(kind, cell))).join('\t'))
  return `${[head, ...body].join('\r\n')}\r\n`
}

const flat = (text: string): string => text.replace(/[\t\r\n]+/g, ' ')

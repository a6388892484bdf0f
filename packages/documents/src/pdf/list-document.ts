import { type ExportTable, isNumericKind, mapCells } from '../export-table.ts'
import { formatCell, formatDay } from '../format-values.ts'
import type { PrintDocument } from '../print-document.ts'

/** Column widths in characters: the longest cell, within these limits. */
const narrowest = 7
const widest = 24

/** A list as a landscape document. */
export function listDocument({ title, columns, rows }: ExportTable, at: Date): PrintDocument {
  const cells = rows.map((row) => mapCells(columns, row, ({ kind }, cell) => formatCell(kind, cell)))
  const longest = (index: number, label: string): number =>
    cells.reduce((most, row) => Math.max(most, row[index]?.length ?? 0), label.length)
  return {
    title,
    number: '',
    madeOn: at.toISOString(),
    isLandscape: true,
    facts: [
      ['As of', formatDay(at.toISOString())],
      ['Entries', rows.length.toLocaleString('en-US')],
    ],
    parties: [],
    tables: [
      {
        columns: columns.map(({ label, kind }, index) => ({
          label,
          share: Math.min(widest, Math.max(narrowest, longest(index, label))),
          isRight: isNumericKind(kind),
        })),
        rows: cells,
        size: 7.5,
      },
    ],
    totals: [],
    notes: [],
  }
}

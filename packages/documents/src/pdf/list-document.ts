import { type ExportTable, isNumericKind, type MadeAt, mapCells } from '../export-table.ts'
import { dayIn, formatCell, formatDayIn } from '../format-values.ts'
import type { PrintDocument } from '../print-document.ts'

/** Column widths in characters: the longest cell, within these limits. */
const narrowest = 7
const widest = 24

/** A list as a landscape document. */
export function listDocument({ title, columns, rows }: ExportTable, { at, timeZone }: MadeAt): PrintDocument {
  const cells = rows.map((row) => mapCells(columns, row, ({ kind }, cell) => formatCell(kind, cell)))
  const longest = (index: number, label: string): number =>
    cells.reduce((most, row) => Math.max(most, row[index]?.length ?? 0), label.length)
  return {
    title,
    number: '',
    madeOn: dayIn(at.toISOString(), timeZone),
    isLandscape: true,
    facts: [
      ['As of', formatDayIn(at.toISOString(), timeZone)],
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

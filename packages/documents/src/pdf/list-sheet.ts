import type { Sheet } from '../sheet.ts'
import { eachCell, isNumber, type Table } from '../table.ts'
import { niceCell, niceDay } from '../words.ts'

/** Column widths in characters: the longest cell, within these limits. */
const narrowest = 7
const widest = 24

/** A list as a landscape document. */
export function listSheet({ title, columns, rows }: Table, at: Date): Sheet {
  const cells = rows.map((row) => eachCell(columns, row, ({ kind }, cell) => niceCell(kind, cell)))
  const longest = (index: number, label: string): number =>
    cells.reduce((most, row) => Math.max(most, row[index]?.length ?? 0), label.length)
  return {
    title,
    number: '',
    madeOn: at.toISOString(),
    isLandscape: true,
    facts: [
      ['As of', niceDay(at.toISOString())],
      ['Entries', rows.length.toLocaleString('en-US')],
    ],
    parties: [],
    tables: [
      {
        columns: columns.map(({ label, kind }, index) => ({
          label,
          share: Math.min(widest, Math.max(narrowest, longest(index, label))),
          isRight: isNumber(kind),
        })),
        rows: cells,
        size: 7.5,
      },
    ],
    totals: [],
    notes: [],
  }
}

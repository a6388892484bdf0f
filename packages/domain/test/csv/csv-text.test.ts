import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvRecords } from '../../src/csv/csv-records.ts'
import { csvText, readCsvCell } from '../../src/csv/csv-text.ts'

test('no cell is a formula in a spreadsheet', () => {
  for (const text of ['=cmd|1', '+1', '-1', '@x', '\tx']) expect(csvText([[text]]), text).toBe(`\uFEFF"'${text}"\r\n`)
})

test('every text comes back as it was, quotes, formulas and other alphabets included', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('=1+1', "'=1+1", "''-2", 'Größe “A”', '12" tile', 'a,b;c', 'two\nlines'),
  )
  const trimmed = cell.map((text) => text.trim()).filter((text) => !text.includes('\r'))
  fc.assert(
    fc.property(fc.array(fc.tuple(trimmed, trimmed), { minLength: 1, maxLength: 8 }), (rows) => {
      const written = csvText([['ID', 'Name'], ...rows])
      expect(csvRecords(written).map(({ cells }) => cells.map(readCsvCell))).toEqual([['ID', 'Name'], ...rows])
    }),
  )
})

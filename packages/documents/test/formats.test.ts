import { defineColumn, type ExportTable, type TableColumn, tableOf } from '@tessera/documents/export-table'
import { type ExportFormat, formatTable } from '@tessera/documents/format-table'
import { zipFiles } from '@tessera/documents/zip-files'
import { pdfText } from '@tessera/testing/pdf-text'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'

interface Row {
  name: string | null
  on: string
  cents: number
}
const columns: TableColumn<Row>[] = [
  defineColumn('name', 'Name', 'text', ({ name }) => name),
  defineColumn('on', 'Date', 'date', ({ on }) => on),
  defineColumn('total', 'Total', 'money', ({ cents }) => cents),
]
const table = (rows: Row[]): ExportTable => tableOf('orders', 'Orders', columns, rows)
const made = { at: new Date('2026-03-14T12:00:00Z'), timeZone: 'America/Chicago' }
const written = async (format: ExportFormat, rows: Row[]) => strFromU8(await formatTable(table(rows), format, made))
const row = (name: string | null, cents = 12_345): Row => ({ name, on: '2026-03-14', cents })

describe('cells that a program could take for a formula', () => {
  const bad = ['=1+1', '+1', '-1', '@sum', '\tx', '\rx', '=cmd|"/c calc"!A1']
  test.each(bad)('%j gets an apostrophe in CSV and text', async (name) => {
    expect((await written('csv', [row(name)])).split('\r\n')[1]).toMatch(/^"?'/)
    expect((await written('text', [row(name)])).split('\r\n')[1]).toMatch(/^'/)
  })

  test('in workbooks they are text, never a formula', async () => {
    const book = unzipSync(await formatTable(table([row('=1+1')]), 'xlsx', made))
    const sheet = strFromU8(book['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(sheet).toContain('<c t="inlineStr" s="0"><is><t xml:space="preserve">=1+1</t></is></c>')
    expect(sheet).not.toContain('<f>')
    expect(await written('xls', [row('=1+1')])).toContain('<Data ss:Type="String">=1+1</Data>')
  })

  test('money that comes back stays a number', async () => {
    expect(await written('csv', [row('x', -500)])).toContain('x,2026-03-14,-5.00\r\n')
  })
})

describe('formats', () => {
  test('CSV quotes what needs it, ends lines as the standard says, and begins with its mark', async () => {
    const text = await formatTable(table([row('12" tile, "white"\nx'), row(null)]), 'csv', made)
    expect([...text.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(strFromU8(text)).toContain('Name,Date,Total\r\n"12"" tile, ""white""\nx",2026-03-14,123.45\r\n,2026-03-14,')
  })

  test('XML escapes, and drops what it cannot write', async () => {
    expect(await written('xml', [row('<a & "b">\u0001')])).toContain(
      '<row><name>&lt;a &amp; &quot;b&quot;&gt;</name><on>2026-03-14</on><total>123.45</total></row>',
    )
  })

  test('a workbook has all its parts and numbers as numbers', async () => {
    const book = unzipSync(await formatTable(table([row('x')]), 'xlsx', made))
    expect(Object.keys(book).sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ])
    expect(strFromU8(book['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain('<c s="2"><v>123.45</v></c>')
  })

  test('a list on paper holds every row in words for people', async () => {
    const text = pdfText(await formatTable(table([row('Hampton'), row('Arno', 99)]), 'pdf', made))
    for (const words of ['Hampton', 'Arno', '$123.45', '$0.99', 'Mar 14, 2026']) expect(text).toContain(words)
  })

  test('files with the same name get numbers in a ZIP', () => {
    const bytes = new Uint8Array([1])
    const names = Object.keys(unzipSync(zipFiles(Array(3).fill({ name: 'INV-1.pdf', bytes }), made.at)))
    expect(names).toEqual(['INV-1.pdf', 'INV-1-2.pdf', 'INV-1-3.pdf'])
  })
})

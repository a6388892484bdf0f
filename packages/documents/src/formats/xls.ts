import { type Cell, eachCell, type Heading, isNumber, type Table } from '../table.ts'
import { plainCell } from '../words.ts'
import { escapeXml } from './escape-xml.ts'

const spreadsheet = 'urn:schemas-microsoft-com:office:spreadsheet'

/** The Excel 2003 XML format. Text cells are typed as strings, so that none is read as a formula. */
export function xls({ name, columns, rows }: Table): string {
  const head = columns.map(({ label }) => cell('String', label)).join('')
  const body = rows.map((row) => eachCell(columns, row, valueCell).join(''))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<?mso-application progid="Excel.Sheet"?>',
    `<Workbook xmlns="${spreadsheet}" xmlns:ss="${spreadsheet}">`,
    `<Worksheet ss:Name="${escapeXml(name)}"><Table>`,
    ...[head, ...body].map((cells) => `<Row>${cells}</Row>`),
    '</Table></Worksheet></Workbook>',
    '',
  ].join('\n')
}

const valueCell = ({ kind }: Heading, value: Cell): string =>
  value !== null && isNumber(kind) ? cell('Number', plainCell(kind, value)) : cell('String', plainCell(kind, value))

const cell = (type: string, text: string): string => `<Cell><Data ss:Type="${type}">${escapeXml(text)}</Data></Cell>`

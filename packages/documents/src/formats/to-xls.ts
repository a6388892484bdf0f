import { type ColumnHeading, type ExportTable, isNumericKind, mapCells, type TableCell } from '../export-table.ts'
import { plainCell } from '../format-values.ts'
import { escapeXml } from './escape-xml.ts'

const spreadsheet = 'urn:schemas-microsoft-com:office:spreadsheet'

/** The Excel 2003 XML format. Text cells are typed as strings, so that none is read as a formula. */
export function toXls({ name, columns, rows }: ExportTable): string {
  const head = columns.map(({ label }) => cellXml('String', label)).join('')
  const body = rows.map((row) => mapCells(columns, row, valueCellXml).join(''))
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

const valueCellXml = ({ kind }: ColumnHeading, value: TableCell): string =>
  value !== null && isNumericKind(kind)
    ? cellXml('Number', plainCell(kind, value))
    : cellXml('String', plainCell(kind, value))

const cellXml = (type: string, text: string): string => `<Cell><Data ss:Type="${type}">${escapeXml(text)}</Data></Cell>`

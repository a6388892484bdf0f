import { strToU8, zipSync } from 'fflate'
import { type ColumnKind, type ExportTable, isNumericKind, mapCells } from '../export-table.ts'
import { plainCell } from '../format-values.ts'
import { escapeXml } from './escape-xml.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const package_ = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const declared = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** Indexes into `cellXfs` below. */
const styles: Record<ColumnKind, number> = { text: 0, date: 0, count: 1, money: 2, area: 3 }

/** One worksheet with a frozen header. Text is inline, so that none is read as a formula (INJ-5). */
export function toXlsx(table: ExportTable, at: Date): Uint8Array {
  const files = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relationsXml(`${office}/officeDocument`, 'xl/workbook.xml'),
    'xl/workbook.xml': workbookXml(table.name),
    'xl/_rels/workbook.xml.rels': relationsXml(`${office}/worksheet`, 'worksheets/sheet1.xml', `${office}/styles`),
    'xl/styles.xml': stylesXml,
    'xl/worksheets/sheet1.xml': worksheetXml(table),
  }
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(`${declared}${text}`)] as const)
  return zipSync(Object.fromEntries(entries), { mtime: at })
}

function worksheetXml({ columns, rows }: ExportTable): string {
  const head = columns.map(({ label }) => inlineTextXml(label, 4)).join('')
  const body = rows.map((row) =>
    mapCells(columns, row, ({ kind }, value) => cellXml(kind, plainCell(kind, value), value === null)).join(''),
  )
  const view = '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView>'
  const all = [head, ...body].map((cells, index) => `<row r="${index + 1}">${cells}</row>`).join('')
  return `<worksheet xmlns="${main}"><sheetViews>${view}</sheetViews><sheetData>${all}</sheetData></worksheet>`
}

const cellXml = (kind: ColumnKind, text: string, isEmpty: boolean): string =>
  isNumericKind(kind) && !isEmpty ? `<c s="${styles[kind]}"><v>${text}</v></c>` : inlineTextXml(text, 0)

const inlineTextXml = (text: string, style: number): string =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`

const relationsXml = (type: string, target: string, stylesType?: string): string =>
  `<Relationships xmlns="${package_}/relationships"><Relationship Id="rId1" Type="${type}" Target="${target}"/>${
    stylesType ? `<Relationship Id="rId2" Type="${stylesType}" Target="styles.xml"/>` : ''
  }</Relationships>`

const contentTypes = [
  `<Types xmlns="${package_}/content-types">`,
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
  '<Default Extension="xml" ContentType="application/xml"/>',
  `<Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>`,
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/>`,
  `<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>`,
  '</Types>',
].join('')

const workbookXml = (name: string): string =>
  `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escapeXml(name.slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`

const cellFormatXml = (id: number, font = 0): string =>
  `<xf numFmtId="${id}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`

const stylesXml = [
  `<styleSheet xmlns="${main}">`,
  '<numFmts count="1"><numFmt numFmtId="164" formatCode="#,##0.0000"/></numFmts>',
  '<fonts count="2"><font><sz val="11"/><name val="Lato"/></font><font><b/><sz val="11"/><name val="Lato"/></font></fonts>',
  '<fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="5">${cellFormatXml(0)}${cellFormatXml(3)}${cellFormatXml(4)}${cellFormatXml(164)}${cellFormatXml(0, 1)}</cellXfs></styleSheet>`,
].join('')

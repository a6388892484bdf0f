import type { exportFormats } from '@tessera/contract/shop/constants'
import type { ExportTable, MadeAt } from './export-table.ts'
import { toCsv } from './formats/to-csv.ts'
import { toTabText } from './formats/to-tab-text.ts'
import { toXls } from './formats/to-xls.ts'
import { toXlsx } from './formats/to-xlsx.ts'
import { toXml } from './formats/to-xml.ts'
import { drawPdf } from './pdf/draw-pdf.ts'
import { listDocument } from './pdf/list-document.ts'

export type ExportFormat = (typeof exportFormats)[number]

interface FormatFacts {
  type: string
  ending: string
}

/** Fixed content types, independent of the content. */
export const formatFacts: Record<ExportFormat | 'zip', FormatFacts> = {
  csv: { type: 'text/csv; charset=utf-8', ending: 'csv' },
  text: { type: 'text/plain; charset=utf-8', ending: 'txt' },
  xml: { type: 'application/xml', ending: 'xml' },
  pdf: { type: 'application/pdf', ending: 'pdf' },
  xls: { type: 'application/vnd.ms-excel', ending: 'xls' },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ending: 'xlsx' },
  zip: { type: 'application/zip', ending: 'zip' },
}

type Write = (table: ExportTable, made: MadeAt) => Uint8Array | Promise<Uint8Array>
const encodeText = (text: string): Uint8Array => new TextEncoder().encode(text)

const writers: Record<ExportFormat, Write> = {
  csv: (table) => encodeText(toCsv(table)),
  text: (table) => encodeText(toTabText(table)),
  xml: (table) => encodeText(toXml(table)),
  xls: (table) => encodeText(toXls(table)),
  xlsx: (table, { at }) => toXlsx(table, at),
  pdf: (table, made) => drawPdf(listDocument(table, made)),
}

export const formatTable = async (table: ExportTable, format: ExportFormat, made: MadeAt): Promise<Uint8Array> =>
  writers[format](table, made)

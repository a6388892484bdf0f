import type { exportFormats } from '@tessera/contract/shop/constants'
import { csv } from './formats/csv.ts'
import { tabbed } from './formats/text.ts'
import { xls } from './formats/xls.ts'
import { xlsx } from './formats/xlsx.ts'
import { xml } from './formats/xml.ts'
import { drawSheet } from './pdf/draw-sheet.ts'
import { listSheet } from './pdf/list-sheet.ts'
import type { Table } from './table.ts'

export type Format = (typeof exportFormats)[number]

interface FormatFacts {
  type: string
  ending: string
}

/** Fixed content types, independent of the content. */
export const formatFacts: Record<Format | 'zip', FormatFacts> = {
  csv: { type: 'text/csv; charset=utf-8', ending: 'csv' },
  text: { type: 'text/plain; charset=utf-8', ending: 'txt' },
  xml: { type: 'application/xml', ending: 'xml' },
  pdf: { type: 'application/pdf', ending: 'pdf' },
  xls: { type: 'application/vnd.ms-excel', ending: 'xls' },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ending: 'xlsx' },
  zip: { type: 'application/zip', ending: 'zip' },
}

type Write = (table: Table, at: Date) => Uint8Array | Promise<Uint8Array>
const encoded = (text: string): Uint8Array => new TextEncoder().encode(text)

const writers: Record<Format, Write> = {
  csv: (table) => encoded(csv(table)),
  text: (table) => encoded(tabbed(table)),
  xml: (table) => encoded(xml(table)),
  xls: (table) => encoded(xls(table)),
  xlsx,
  pdf: (table, at) => drawSheet(listSheet(table, at)),
}

export const formatTable = async (table: Table, format: Format, at: Date): Promise<Uint8Array> =>
  writers[format](table, at)

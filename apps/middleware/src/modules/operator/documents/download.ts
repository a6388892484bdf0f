import {
  type DocumentKind,
  documentKinds,
  type ListKind,
  maxDocuments,
} from '@tessera/contract/middleware/my-account-documents'
import type { DocumentQuestion } from '@tessera/contract/middleware/my-account-lists'
import { type Format, formatFacts, formatTable } from '@tessera/documents/format-table'
import { drawSheet } from '@tessera/documents/pdf/draw-sheet'
import type { Sheet } from '@tessera/documents/sheet'
import { type NamedFile, zip } from '@tessera/documents/zip'
import type { Answer } from '@tessera/server/answer'
import { answerFile } from '../../../kit/http/answer-file.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { audit, doerOf } from '../../people/accounts/audit.ts'
import type { Drawing } from './document-needs.ts'
import { documentTables } from './document-tables.ts'
import { drawDocument } from './draw-document.ts'
import { offeredFormats } from './export-formats.ts'
import { listTable } from './list-tables.ts'
import { sheetPictures } from './sheet-pictures.ts'

export interface Wish {
  kind: DocumentKind | ListKind
  ids: string[] | null
  format: Format | null
  query: DocumentQuestion | null
}

const prefixes: Record<DocumentKind, string> = {
  invoice: 'INV',
  order: 'ORD',
  orderCopy: 'ORD-COPY',
  quote: 'QUO',
  proposal: 'PROPOSAL',
  selectionSheet: 'SEL',
  statement: 'STM',
  packingList: 'PKG',
  receipt: 'RCT',
  installPack: 'INSTALL',
}

const isDocument = (kind: Wish['kind']): kind is DocumentKind => documentKinds.some((one) => one === kind)

/** Creates the file and records who downloaded it. */
export async function download(drawing: Drawing, { kind, ids, format, query }: Wish): Promise<Answer> {
  const made = isDocument(kind)
    ? await documents(drawing, kind, ids ?? [], format ?? 'pdf')
    : await list(drawing, kind, format ?? 'csv', query ?? {})
  await audit(drawing.database, doerOf(drawing.call), {
    action: 'document.download',
    object: made.name,
    after: { kind, format: made.format, ...(isDocument(kind) ? { ids } : { query, rows: made.rows }) },
  })
  return answerFile(made, formatFacts[made.format].type)
}

interface Made extends NamedFile {
  format: Format | 'zip'
  rows?: number
}

async function documents(drawing: Drawing, kind: DocumentKind, ids: readonly string[], format: Format): Promise<Made> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) invalid('ids', 'Choose a document.')
  if (wanted.length > maxDocuments) refuse('Document.TooMany', { message: `Choose up to ${maxDocuments}.` })
  const draw = await drawerOf(drawing, kind, format)
  const files: NamedFile[] = []
  // one after another: drawing a hundred at once would block other requests
  for (const id of wanted) {
    const name = `${prefixes[kind]}-${id.replace(/[^\w-]/g, '-')}.${formatFacts[format].ending}`
    files.push({ name, bytes: await draw(id) })
  }
  const [only] = files
  if (only && files.length === 1) return { ...only, format }
  return { name: `documents-${today(drawing)}.zip`, bytes: zip(files, drawing.call.now), format: 'zip' }
}

async function drawerOf(
  drawing: Drawing,
  kind: DocumentKind,
  format: Format,
): Promise<(id: string) => Promise<Uint8Array>> {
  if (format === 'pdf') return async (id) => drawn(drawing, await drawDocument(drawing, kind, id))
  const table = documentTables[kind]
  if (!table) return refuse('Document.FormatNotOffered', { message: 'This document is only available as a PDF.' })
  await checkOffered(drawing, format)
  return async (id) => formatTable(await table(drawing, id), format, drawing.call.now)
}

const drawn = async ({ readPicture }: Drawing, sheet: Sheet): Promise<Uint8Array> =>
  drawSheet(sheet, readPicture ? await sheetPictures(sheet, readPicture) : undefined)

async function checkOffered({ database }: Drawing, format: Format): Promise<void> {
  const offered = await offeredFormats(database)
  if (!offered.includes(format))
    refuse('Document.FormatNotOffered', { message: `Lists are available as ${offered.join(', ')}.` })
}

async function list(drawing: Drawing, kind: ListKind, format: Format, query: DocumentQuestion): Promise<Made> {
  await checkOffered(drawing, format)
  const table = await listTable(drawing, kind, query)
  const bytes = await formatTable(table, format, drawing.call.now)
  return {
    name: `${table.name}-${today(drawing)}.${formatFacts[format].ending}`,
    bytes,
    format,
    rows: table.rows.length,
  }
}

const today = ({ call }: Drawing): string => call.now.toISOString().slice(0, 10)

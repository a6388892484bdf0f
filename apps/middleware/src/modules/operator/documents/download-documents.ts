import { type DocumentKind, documentKinds, maxDocuments } from '@tessera/contract/middleware/documents/models'
import type { DocumentQueryInput, ListKind } from '@tessera/contract/middleware/lists/models'
import { type ExportFormat, formatFacts, formatTable } from '@tessera/documents/format-table'
import { drawPdf } from '@tessera/documents/pdf/draw-pdf'
import type { PrintDocument } from '@tessera/documents/print-document'
import { type NamedFile, zipFiles } from '@tessera/documents/zip-files'
import { findWait, recordHit } from '@tessera/server/rate-limit'
import type { StatusReply } from '@tessera/server/status-reply'
import { todayOf } from '../../../kit/business-day.ts'
import { answerFile } from '../../../kit/http/answer-file.ts'
import { invalid, refuse, ShopError } from '../../../kit/shop-error.ts'
import { audit, auditActorOf } from '../../people/accounts/audit.ts'
import type { DocumentContext } from './document-needs.ts'
import { documentTables } from './document-tables.ts'
import { drawDocument } from './draw-document.ts'
import { listTable } from './list-tables.ts'
import { readDocumentPictures } from './read-document-pictures.ts'
import { readExportFormats } from './read-export-formats.ts'

export interface DownloadRequest {
  kind: DocumentKind | ListKind
  ids: string[] | null
  format: ExportFormat | null
  query: DocumentQueryInput | null
}

/** On the calendar of the account’s store. */
const madeAt = ({ call, customer }: DocumentContext) => ({ at: call.now, timeZone: customer.account.timeZone })

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

const isDocument = (kind: DownloadRequest['kind']): kind is DocumentKind => documentKinds.some((one) => one === kind)

/** Half a gigabyte an hour: a bookkeeper at the end of a month downloads hundreds of invoices of 20 kB. */
const sizeLimit = { name: 'download-kilobytes', hits: 500 * 1024, seconds: 3600 }

/** Creates the file and records who downloaded it. */
export async function downloadDocuments(
  context: DocumentContext,
  { kind, ids, format, query }: DownloadRequest,
): Promise<StatusReply> {
  const { database, customer } = context
  const wait = await findWait(database, sizeLimit, customer.personID)
  if (wait) refuse('Request.TooOften', { headers: { 'retry-after': String(wait) }, data: { seconds: wait } })
  const made = isDocument(kind)
    ? await makeDocuments(context, kind, ids ?? [], format ?? 'pdf')
    : await makeList(context, kind, format ?? 'csv', query ?? {})
  await recordHit(database, sizeLimit, customer.personID, Math.ceil(made.bytes.length / 1024))
  await audit(database, auditActorOf(context.call), {
    action: 'document.download',
    object: made.name,
    after: { kind, format: made.format, ...(isDocument(kind) ? { ids } : { query, rows: made.rows }) },
  })
  return answerFile(made, formatFacts[made.format].type)
}

interface MadeFile extends NamedFile {
  format: ExportFormat | 'zip'
  rows?: number
}

async function makeDocuments(
  context: DocumentContext,
  kind: DocumentKind,
  ids: readonly string[],
  format: ExportFormat,
): Promise<MadeFile> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) invalid('ids', 'Choose a document.')
  if (wanted.length > maxDocuments) refuse('Document.TooMany', { message: `Choose up to ${maxDocuments}.` })
  const draw = await createDrawer(context, kind, format)
  const files: NamedFile[] = []
  // one after another: drawing a hundred at once would block other requests
  for (const id of wanted) {
    const name = `${prefixes[kind]}-${id.replace(/[^\w-]/g, '-')}.${formatFacts[format].ending}`
    files.push({ name, bytes: await draw(id).catch((error) => nameMissing(error, id)) })
  }
  const [only] = files
  if (only && files.length === 1) return { ...only, format }
  return { name: `documents-${todayOf(context.call)}.zip`, bytes: zipFiles(files, context.call.now), format: 'zip' }
}

/** Among many documents, the customer must know which one to leave out. */
function nameMissing(error: unknown, id: string): never {
  if (error instanceof ShopError && error.code === 'NotFound')
    return refuse('NotFound', { message: `We couldn’t find document ${id}.` })
  throw error
}

async function createDrawer(
  context: DocumentContext,
  kind: DocumentKind,
  format: ExportFormat,
): Promise<(id: string) => Promise<Uint8Array>> {
  if (format === 'pdf') return async (id) => drawWithPictures(context, await drawDocument(context, kind, id))
  const table = documentTables[kind]
  if (!table) return refuse('Document.FormatNotOffered', { message: 'This document is only available as a PDF.' })
  await checkOffered(context, format)
  return async (id) => formatTable(await table(context, id), format, madeAt(context))
}

const drawWithPictures = async ({ readPicture }: DocumentContext, document: PrintDocument): Promise<Uint8Array> =>
  drawPdf(document, readPicture ? await readDocumentPictures(document, readPicture) : undefined)

async function checkOffered({ database }: DocumentContext, format: ExportFormat): Promise<void> {
  const offered = await readExportFormats(database)
  if (!offered.includes(format))
    refuse('Document.FormatNotOffered', { message: `Lists are available as ${offered.join(', ')}.` })
}

async function makeList(
  context: DocumentContext,
  kind: ListKind,
  format: ExportFormat,
  query: DocumentQueryInput,
): Promise<MadeFile> {
  await checkOffered(context, format)
  const table = await listTable(context, kind, query)
  const bytes = await formatTable(table, format, madeAt(context))
  return {
    name: `${table.name}-${todayOf(context.call)}.${formatFacts[format].ending}`,
    bytes,
    format,
    rows: table.rows.length,
  }
}

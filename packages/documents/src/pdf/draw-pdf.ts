import { brand } from '@tessera/contract/brand'
import type { PrintDocument } from '../print-document.ts'
import { drawFooter, drawHeader, drawNotes, drawParties, drawRemittance, drawTotals } from './draw-parts.ts'
import { drawPlan } from './draw-plan.ts'
import { drawTable } from './draw-table.ts'
import { fonts } from './fonts.ts'
import { pageSize as size } from './page-style.ts'
import { Pen } from './pen.ts'

/**
 * Draws a document as PDF. The same data give the same file: its date is the document's, not today's. Pictures are
 * JPEGs by SKU; the space of a missing one stays empty.
 */
export async function drawPdf(
  sheet: PrintDocument,
  pictures: ReadonlyMap<string, Uint8Array> = new Map(),
): Promise<Uint8Array> {
  // loaded on demand: the library and its fonts take 6 MB of memory, and most processes never draw
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({
    size: 'LETTER',
    layout: sheet.isLandscape ? 'landscape' : 'portrait',
    margins: { top: size.margin, left: size.margin, right: size.margin, bottom: 0 },
    bufferPages: true,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: `${sheet.title} ${sheet.number}`.trim(),
      Author: sheet.sender?.name ?? brand.name,
      Creator: brand.name,
      Producer: brand.name,
      CreationDate: new Date(`${sheet.madeOn.slice(0, 10)}T12:00:00Z`),
    },
  })
  for (const [name, file] of Object.entries(fonts)) pdf.registerFont(name, file)
  const bytes = collectBytes(pdf)
  const pen = new Pen(pdf)
  drawHeader(pen, sheet)
  drawParties(pen, sheet.parties)
  for (const table of sheet.tables) drawTable(pen, table, pictures)
  drawTotals(pen, sheet)
  drawRemittance(pen, sheet)
  drawNotes(pen, sheet)
  for (const plan of sheet.plans ?? []) drawPlan(pen, plan)
  drawFooter(pen, sheet)
  pdf.end()
  return bytes
}

async function collectBytes(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const parts: Buffer[] = []
  for await (const part of pdf) parts.push(part as Buffer) // an untyped stream of bytes
  return Buffer.concat(parts)
}

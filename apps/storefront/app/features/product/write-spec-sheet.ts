import type { ProductDetails } from '@tessera/client/shop/types.gen'
import { formatMoney } from '@tessera/ui/format'
import { type PdfMark, pageSize, writePdf } from './write-pdf.ts'

const margin = 54
const width = pageSize.width - 2 * margin
const bottom = pageSize.height - margin
const valueAt = margin + 150
const rowHeight = 15
/** Helvetica at 9.5 pt averages about 4.9 pt per character. */
const charactersPerLine = 74

/** Wraps text at the column width. */
export function wrapText(text: string, max: number = charactersPerLine): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < max) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Lays out marks over pages: a row that doesn't fit starts a new page. */
class SpecSheetPages {
  readonly pages: PdfMark[][] = [[]]
  #y = margin

  move(by: number, needed = 0): number {
    this.#y += by
    if (this.#y + needed > bottom) {
      this.pages.push([])
      this.#y = margin + by
    }
    return this.#y
  }

  put(mark: PdfMark): void {
    this.pages.at(-1)?.push(mark)
  }

  text(text: string, size: number, more: Partial<Extract<PdfMark, { kind: 'text' }>> = {}): void {
    this.put({ kind: 'text', x: margin, y: this.#y, size, text, ...more })
  }
}

export interface SpecSheetInfo {
  brandName: string
  url: string
  day: string
}

/** The printable spec sheet for installers and architects. */
export function writeSpecSheet(product: ProductDetails, { brandName, url, day }: SpecSheetInfo): string {
  const sheet = new SpecSheetPages()
  const { record } = product
  sheet.move(4)
  sheet.text(brandName, 10, { isBold: true })
  sheet.text(`Specification sheet, ${day}`, 9, { x: margin + width - 140, isSoft: true })
  sheet.move(34)
  sheet.text(record.name, 18)
  sheet.move(18)
  sheet.text(`SKU ${record.sku}${record.collection ? `, ${record.collection}` : ''}, ${record.brand}`, 10, {
    isSoft: true,
  })
  if (product.unitPriceCents > 0) {
    sheet.move(16)
    const perSqft = product.pricePerSqftCents === null ? '' : `${formatMoney(product.pricePerSqftCents)} / sq ft, `
    sheet.text(`${perSqft}${formatMoney(product.unitPriceCents)} per ${product.units.purchaseUnit}`, 11)
  }
  for (const { title, facts } of product.attributes.groups) {
    sheet.move(30, 3 * rowHeight)
    sheet.text(title, 12, { isBold: true })
    for (const { name, value } of facts) addRow(sheet, name, value)
  }
  sheet.move(30, 3 * rowHeight)
  sheet.text('Can I use it here?', 12, { isBold: true })
  for (const { place, verdict, reason } of product.attributes.suitability)
    addRow(sheet, place, `${verdicts[verdict]}: ${reason}`)
  sheet.move(30)
  sheet.text(url, 9, { isSoft: true })
  return writePdf(`${record.name}: specification sheet`, sheet.pages)
}

const verdicts = { pass: 'Yes', caution: 'With care', no: 'No' } as const

function addRow(sheet: SpecSheetPages, name: string, value: string): void {
  const lines = wrapText(value)
  const y = sheet.move(rowHeight, lines.length * 12)
  sheet.put({ kind: 'line', x: margin, y: y - 11, width })
  sheet.text(name, 9.5, { isSoft: true })
  lines.forEach((line, at) => {
    if (at > 0) sheet.move(12)
    sheet.text(line, 9.5, { x: valueAt })
  })
}

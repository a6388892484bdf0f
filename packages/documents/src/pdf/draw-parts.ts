import { brand } from '@tessera/contract/brand'
import type { PrintDocument, PrintParty } from '../print-document.ts'
import { colors, pageSize as size } from './page-style.ts'
import type { Pen } from './pen.ts'

/** Our name, the title, and the key facts. */
export function drawHeader(pen: Pen, { title, number, facts: all, sender, letterhead = [] }: PrintDocument): void {
  const { left, inner } = pen
  const facts = all.filter(([, value]) => value !== '' && value !== '–')
  if (sender) drawSender(pen, sender)
  else {
    pen.text(brand.name, left, pen.y, { font: 'display', size: 22 })
    pen.text('Tile and flooring', left, pen.y + 29, { size: 8, color: colors.stone })
  }
  pen.text(title, left, pen.y, { font: 'display', size: 22, align: 'right', color: colors.clay, width: inner })
  pen.text(number, left, pen.y + 29, { font: 'strong', size: 10, align: 'right' })
  pen.y += 52
  if (!sender) drawLetterhead(pen, letterhead)
  pen.rule(pen.y, colors.ink)
  pen.y += 12
  const columns = 4
  const width = (inner - 12 * (columns - 1)) / columns
  for (let first = 0; first < facts.length; first += columns) {
    const row = facts.slice(first, first + columns)
    row.forEach(([label, value], index) => {
      const x = left + index * (width + 12)
      pen.text(label, x, pen.y, { size: 7.5, color: colors.stone, font: 'strong', width })
      pen.text(value, x, pen.y + 11, { width })
    })
    pen.y += 16 + Math.max(...row.map(([, value]) => pen.height(value, { width })))
  }
  pen.y += 6
}

/** The sender's name and logo in place of ours. */
function drawSender(pen: Pen, { name, licenseNumber, logo }: NonNullable<PrintDocument['sender']>): void {
  const x = logo ? pen.left + 52 : pen.left
  if (logo) pen.picture(logo, pen.left, pen.y, 42)
  pen.text(name, x, pen.y + 4, { font: 'display', size: 18, width: pen.inner / 2 })
  if (licenseNumber) pen.text(`License ${licenseNumber}`, x, pen.y + 29, { size: 8, color: colors.stone })
}

function drawLetterhead(pen: Pen, lines: readonly string[]): void {
  if (lines.length === 0) return
  const text = lines.join('\n')
  const style = { size: 7.5, color: colors.stone }
  pen.y -= 8
  pen.text(text, pen.left, pen.y, style)
  pen.y += pen.height(text, style) + 8
}

export function drawParties(pen: Pen, parties: readonly PrintParty[]): void {
  if (parties.length === 0) return
  const width = (pen.inner - 16 * (parties.length - 1)) / parties.length
  pen.rule(pen.y)
  pen.y += 10
  const heights = parties.map(({ label, lines }, index) => {
    const x = pen.left + index * (width + 16)
    const text = lines.filter(Boolean).join('\n')
    pen.text(label, x, pen.y, { size: 7.5, color: colors.stone, font: 'strong', width })
    pen.text(text, x, pen.y + 11, { width })
    return pen.height(text, { width })
  })
  pen.y += Math.max(...heights) + 26
}

/** Right-aligned. */
export function drawTotals(pen: Pen, { totals }: PrintDocument): void {
  const width = 220
  const x = pen.left + pen.inner - width
  pen.need(totals.length * 18 + 20)
  for (const { label, value, isStrong = false } of totals) {
    const style = { font: isStrong ? ('strong' as const) : ('text' as const), size: isStrong ? 11 : 9 }
    if (isStrong) {
      pen.rule(pen.y + 1, colors.ink, width)
      pen.y += 7
    }
    pen.text(label, x, pen.y, { ...style, width: width / 2 })
    pen.text(value, x + width / 2, pen.y, { ...style, width: width / 2, align: 'right' })
    pen.y += isStrong ? 20 : 15
  }
  if (totals.length > 0) pen.y += 10
}

/** How to pay: in columns that stay on one page. */
export function drawRemittance(pen: Pen, { remittance = [] }: PrintDocument): void {
  if (remittance.length === 0) return
  pen.need(110)
  drawParties(pen, remittance)
}

export function drawNotes(pen: Pen, { notes }: PrintDocument): void {
  for (const note of notes) {
    const height = pen.height(note, { size: 8.5 })
    pen.need(height)
    pen.text(note, pen.left, pen.y, { size: 8.5, color: colors.stone })
    pen.y += height + 5
  }
}

/** On every page: title, number and page count. */
export function drawFooter(pen: Pen, { title, number, sender }: PrintDocument): void {
  const { start, count } = pen.pdf.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    pen.pdf.switchToPage(page)
    const y = pen.pdf.page.height - size.foot
    pen.rule(y)
    const style = { size: 7.5, color: colors.stone }
    pen.text(`${sender?.name ?? brand.name} · ${title} ${number}`, pen.left, y + 8, style)
    pen.text(`Page ${page - start + 1} of ${count}`, pen.left, y + 8, { ...style, align: 'right' })
  }
}

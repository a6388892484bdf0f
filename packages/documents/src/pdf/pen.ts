import { keepSizeTogether } from '@tessera/domain/keep-size-together'
import { type FontName, toDrawableText } from './fonts.ts'
import { colors, hairline, pageSize } from './page-style.ts'

export interface TextStyle {
  font?: FontName
  size?: number
  color?: string
  width?: number
  align?: 'left' | 'right' | 'center'
}

/** Writes on the current page and tracks the vertical position. Content that does not fit starts a new page. */
export class Pen {
  readonly pdf: PDFKit.PDFDocument
  y: number = pageSize.margin
  readonly left = pageSize.margin
  readonly inner: number

  constructor(pdf: PDFKit.PDFDocument) {
    this.pdf = pdf
    this.inner = pdf.page.width - 2 * pageSize.margin
  }

  get bottom(): number {
    return this.pdf.page.height - pageSize.foot - 16
  }

  /** Ensures this much height on the current or a new page. Returns whether it added a page. */
  need(height: number): boolean {
    if (this.y + height <= this.bottom) return false
    this.pdf.addPage()
    this.y = pageSize.margin
    return true
  }

  height(text: string, stroke: TextStyle): number {
    this.style(stroke)
    return this.pdf.heightOfString(drawableLines(text) || ' ', { width: stroke.width ?? this.inner, lineGap: 1 })
  }

  text(text: string, x: number, y: number, stroke: TextStyle = {}): void {
    this.style(stroke)
    const { width = this.inner, align = 'left' } = stroke
    this.pdf.text(drawableLines(text), x, y, { width, align, lineGap: 1 })
  }

  rule(y: number, color: string = colors.grout, width: number = this.inner): void {
    const { left } = this
    this.pdf
      .moveTo(left + this.inner - width, y)
      .lineTo(left + this.inner, y)
      .lineWidth(hairline)
      .strokeColor(color)
      .stroke()
  }

  /** A checkbox to tick on paper. */
  box(x: number, y: number, side: number): void {
    this.pdf.rect(x, y, side, side).lineWidth(hairline).strokeColor(colors.stone).stroke()
  }

  /** A picture fitted into a square; an unreadable one leaves an empty square. */
  picture(bytes: Uint8Array, x: number, y: number, side: number): void {
    try {
      this.pdf.image(Buffer.from(bytes), x, y, { fit: [side, side] })
    } catch {
      this.box(x, y, side)
    }
  }

  private style({ font = 'text', size = 9, color = colors.ink }: TextStyle): void {
    this.pdf.font(font).fontSize(size).fillColor(color)
  }
}

const drawableLines = (text: string): string => keepSizeTogether(text).split('\n').map(toDrawableText).join('\n')

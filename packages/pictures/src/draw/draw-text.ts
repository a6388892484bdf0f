import type { Rgb } from '../color.ts'
import { blendPixel, type Canvas, type CanvasPoint } from './canvas.ts'
import { glyphs } from './glyphs.ts'
import { parsePath, smoothPath } from './paths.ts'

interface Glyph {
  strokes: readonly (readonly CanvasPoint[])[]
  width: number
}

const gap = 1.5
const blank: Glyph = { strokes: [], width: 1.2 }

function parseGlyph(text: string): Glyph {
  const strokes = text.split('/').map((stroke) => {
    const isClosed = stroke.startsWith('*')
    const isRound = isClosed || stroke.startsWith('~')
    const points = parsePath(stroke.slice(isRound ? 1 : 0))
    const line = isRound ? smoothPath(points, isClosed) : points
    return isClosed ? [...line, ...line.slice(0, 1)] : line
  })
  return { strokes, width: Math.max(...strokes.flat().map(([x]) => x)) }
}

const alphabet = new Map(Object.entries(glyphs).map(([letter, text]) => [letter, parseGlyph(text)]))

/** Capitals only; accents are dropped rather than drawn wrong. */
const glyphsOf = (text: string): Glyph[] =>
  [...text.toUpperCase().normalize('NFD')]
    .filter((letter) => !/\p{M}/u.test(letter))
    .map((letter) => alphabet.get(letter) ?? blank)

const widthOf = (line: string): number => glyphsOf(line).reduce((sum, { width }) => sum + width + gap, -gap)

export interface TextBox {
  x: number
  y: number
  /** Maximum size of the text. */
  width: number
  height: number
  color: Rgb
  /** Maximum height of a capital. */
  tall: number
  /** Stroke as a share of the capital's height. */
  weight?: number
  align?: 'left' | 'centre'
  /** Maximum number of lines. */
  lines?: number
}

/** Sets text in a box, as large as fits. */
export function drawText(canvas: Canvas, text: string, box: TextBox): void {
  const { lines, tall } = fitLines(text.trim(), box)
  const unit = tall / 6
  const pitch = tall * 1.55
  const start = box.y + (box.height - pitch * (lines.length - 1) - tall) / 2
  const half = (tall * (box.weight ?? 0.15)) / 2
  lines.forEach((line, i) => {
    const offset = box.align === 'left' ? 0 : (box.width - widthOf(line) * unit) / 2
    setLine(canvas, line, box.x + offset, start + i * pitch, unit, half, box.color)
  })
}

/** Tries one line, then more, and keeps the tallest letters. */
function fitLines(text: string, { width, height, tall, lines: most = 4 }: TextBox): { lines: string[]; tall: number } {
  let best: { lines: string[]; tall: number } = { lines: [text], tall: 0 }
  for (let count = 1; count <= most; count++) {
    const lines = breakLines(text.split(/\s+/), count)
    const widest = Math.max(...lines.map(widthOf), 1)
    const size = Math.min(tall, (width / widest) * 6, height / (1.55 * (lines.length - 1) + 1))
    if (size > best.tall * 1.05) best = { lines, tall: size }
  }
  return best
}

/** Breaks words into lines of about equal length. */
function breakLines(words: readonly string[], count: number): string[] {
  const goal = widthOf(words.join(' ')) / count
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word
    const isFull = line !== '' && lines.length < count - 1 && widthOf(longer) > goal * 1.12
    if (isFull) lines.push(line)
    line = isFull ? word : longer
  }
  return [...lines, line]
}

function setLine(canvas: Canvas, line: string, x: number, y: number, unit: number, half: number, color: Rgb): void {
  let at = x
  for (const { strokes, width } of glyphsOf(line)) {
    const placed = strokes.map((stroke) => stroke.map(([px, py]): CanvasPoint => [at + px * unit, y + py * unit]))
    drawStrokes(canvas, placed, half, color)
    at += (width + gap) * unit
  }
}

/** Draws one letter at a time, so that crossing strokes are inked only once. */
function drawStrokes(canvas: Canvas, strokes: readonly (readonly CanvasPoint[])[], half: number, color: Rgb): void {
  const all = strokes.flat()
  if (all.length === 0) return
  const { scale, raster } = canvas
  const reach = half + 1 / scale
  const left = Math.max(0, Math.floor((Math.min(...all.map(([x]) => x)) - reach) * scale))
  const right = Math.min(raster.width - 1, Math.ceil((Math.max(...all.map(([x]) => x)) + reach) * scale))
  const top = Math.max(0, Math.floor((Math.min(...all.map(([, y]) => y)) - reach) * scale))
  const bottom = Math.min(raster.height - 1, Math.ceil((Math.max(...all.map(([, y]) => y)) + reach) * scale))
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const away = distanceToStrokes(strokes, (column + 0.5) / scale, (row + 0.5) / scale)
      const share = Math.min(1, (half - away) * scale + 0.5)
      if (share > 0) blendPixel(canvas, column, row, color, share)
    }
  }
}

function distanceToStrokes(strokes: readonly (readonly CanvasPoint[])[], x: number, y: number): number {
  let best = Number.POSITIVE_INFINITY
  for (const stroke of strokes) {
    for (let i = 0; i + 1 < stroke.length; i++) {
      const [ax, ay] = stroke[i] ?? [0, 0]
      const [bx, by] = stroke[i + 1] ?? [0, 0]
      const dx = bx - ax
      const dy = by - ay
      const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
      best = Math.min(best, Math.hypot(x - ax - dx * t, y - ay - dy * t))
    }
  }
  return best
}

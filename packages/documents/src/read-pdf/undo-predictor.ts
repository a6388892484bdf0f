import { PdfUnreadable } from './pdf-unreadable.ts'

export interface PredictorParameters {
  predictor: number
  columns: number
  colors: number
  bits: number
}

/** Rows were stored as differences to their neighbors: none (1), of TIFF (2), or of PNG (10 to 15). */
export function undoPredictor(bytes: Buffer, { predictor, columns, colors, bits }: PredictorParameters): Buffer {
  if (predictor === 1) return bytes
  const width = Math.ceil((columns * colors * bits) / 8)
  if (bits !== 8 || !(width > 0) || width > bytes.length) throw new PdfUnreadable('rows have no such width')
  if (predictor === 2) return undoTiff(bytes, width, colors)
  if (predictor >= 10 && predictor <= 15) return undoPng(bytes, width, colors)
  throw new PdfUnreadable(`there is no predictor ${predictor}`)
}

function undoTiff(bytes: Buffer, width: number, step: number): Buffer {
  const rows = Buffer.from(bytes)
  for (let at = 0; at < rows.length; at++) if (at % width >= step) rows[at] = (rows[at] ?? 0) + (rows[at - step] ?? 0)
  return rows
}

/** Each row begins with the number of its filter. */
function undoPng(bytes: Buffer, width: number, step: number): Buffer {
  const count = Math.ceil(bytes.length / (width + 1))
  const rows = Buffer.alloc(count * width)
  for (let row = 0; row < count; row++) {
    const from = row * (width + 1)
    const filter = filters[bytes[from] ?? 0]
    if (!filter) throw new PdfUnreadable('a row has an unknown filter')
    for (let column = 0; column < width; column++) {
      const at = row * width + column
      const left = column >= step ? (rows[at - step] ?? 0) : 0
      const up = row > 0 ? (rows[at - width] ?? 0) : 0
      const corner = row > 0 && column >= step ? (rows[at - width - step] ?? 0) : 0
      rows[at] = (bytes[from + 1 + column] ?? 0) + filter(left, up, corner)
    }
  }
  return rows
}

const filters: ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => Math.floor((left + up) / 2),
  paethPredictor,
]

function paethPredictor(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

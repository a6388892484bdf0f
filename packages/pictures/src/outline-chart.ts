import type { PieceKind } from './lay/piece-layout.ts'

/** Depth inside an outline at every pixel of a piece: a lantern costs two powers a point, and a sheet has hundreds. */
export interface OutlineChart {
  columns: number
  rows: number
  left: number
  top: number
  pixelsPerInch: number
  inside: Float32Array
}

/** Two pixels of margin, so that points off the chart are certainly outside. */
const margin = 2

export function chartOutline({ width, length, outline }: PieceKind, pixelsPerInch: number): OutlineChart {
  const columns = Math.ceil(width * pixelsPerInch) + margin * 2 + 1
  const rows = Math.ceil(length * pixelsPerInch) + margin * 2 + 1
  const left = -width / 2 - margin / pixelsPerInch
  const top = -length / 2 - margin / pixelsPerInch
  const inside = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      inside[row * columns + column] = -outline(left + column / pixelsPerInch, top + row / pixelsPerInch)
    }
  }
  return { columns, rows, left, top, pixelsPerInch, inside }
}

export function insideAt(
  { columns, rows, left, top, pixelsPerInch, inside }: OutlineChart,
  x: number,
  y: number,
): number {
  const sx = (x - left) * pixelsPerInch
  const sy = (y - top) * pixelsPerInch
  const column = Math.floor(sx)
  const row = Math.floor(sy)
  if (column < 0 || row < 0 || column > columns - 2 || row > rows - 2) return -1
  const at = row * columns + column
  const u = sx - column
  const a = inside[at] ?? 0
  const c = inside[at + columns] ?? 0
  const high = a + ((inside[at + 1] ?? 0) - a) * u
  return high + (c + ((inside[at + columns + 1] ?? 0) - c) * u - high) * (sy - row)
}

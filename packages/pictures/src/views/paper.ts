import { fromHex } from '../color.ts'
import { createRelief, type Raster, type Relief } from '../raster.ts'

/** The neutral warm background. */
export const paperColor = '#f4f1ec'

/** A sheet of paper, a little below the pieces that will lie on it. */
export function createPaper(size: number, depth: number): Relief {
  const paper = createRelief(size, size)
  const [r, g, b] = fromHex(paperColor)
  for (let at = 0; at < size * size; at++) {
    paper.data[at * 3] = r
    paper.data[at * 3 + 1] = g
    paper.data[at * 3 + 2] = b
  }
  paper.relief.fill(-depth)
  return paper
}

/**
 * Darkens the paper beside what covers it: a dark line of contact and a soft pool to the lower right.
 * The covered area is left unchanged.
 */
export function castShadow({ width, height, data }: Raster, cover: Float32Array, strength = 1): void {
  const near = shadowOf(cover, width, height, 2, Math.max(1, Math.round(width / 640)))
  const far = shadowOf(cover, width, height, 4, Math.max(1, Math.round(width / 256)))
  const nearShift = width / 400
  const farShift = width / 90
  const [r, g, b] = fromHex(paperColor)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const at = row * width + column
      const bare = 1 - (cover[at] ?? 0)
      if (bare <= 0) continue
      const dark =
        darknessAt(near, column - nearShift, row - nearShift) * 0.3 +
        darknessAt(far, column - farShift, row - farShift) * 0.2
      const deep = dark * strength * bare
      // Bare paper is painted afresh: the lamp saw the rim of the piece in it.
      const isBare = bare === 1
      data[at * 3] = (isBare ? r : (data[at * 3] ?? 0)) * (1 - deep)
      data[at * 3 + 1] = (isBare ? g : (data[at * 3 + 1] ?? 0)) * (1 - deep * 1.03)
      data[at * 3 + 2] = (isBare ? b : (data[at * 3 + 2] ?? 0)) * (1 - deep * 1.07)
    }
  }
}

/** A blurred cover at a half or a quarter of the size: a shadow has no detail to lose. */
interface Shadow {
  columns: number
  rows: number
  by: number
  dark: Float32Array
}

function shadowOf(cover: Float32Array, width: number, height: number, by: number, radius: number): Shadow {
  const columns = Math.ceil(width / by)
  const rows = Math.ceil(height / by)
  const small = new Float32Array(columns * rows)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const at = Math.floor(row / by) * columns + Math.floor(column / by)
      small[at] = (small[at] ?? 0) + (cover[row * width + column] ?? 0) / (by * by)
    }
  }
  let dark: Float32Array = small
  // Two box passes each way: near enough to a bell.
  for (let pass = 0; pass < 2; pass++) {
    dark = boxBlur(boxBlur(dark, columns, rows, radius, 1, columns), rows, columns, radius, columns, 1)
  }
  return { columns, rows, by, dark }
}

function darknessAt({ columns, rows, by, dark }: Shadow, x: number, y: number): number {
  const sx = Math.min(columns - 1.001, Math.max(0, (x + 0.5) / by - 0.5))
  const sy = Math.min(rows - 1.001, Math.max(0, (y + 0.5) / by - 0.5))
  const column = Math.floor(sx)
  const row = Math.floor(sy)
  const at = row * columns + column
  const a = dark[at] ?? 0
  const c = dark[at + columns] ?? 0
  const top = a + ((dark[at + 1] ?? 0) - a) * (sx - column)
  return top + (c + ((dark[at + columns + 1] ?? 0) - c) * (sx - column) - top) * (sy - row)
}

function boxBlur(
  from: Float32Array,
  length: number,
  lines: number,
  radius: number,
  step: number,
  lineStep: number,
): Float32Array {
  const to = new Float32Array(from.length)
  const share = 1 / (2 * radius + 1)
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep
    let sum = 0
    for (let i = -radius; i < radius; i++) sum += i >= 0 && i < length ? (from[start + i * step] ?? 0) : 0
    for (let i = 0; i < length; i++) {
      if (i + radius < length) sum += from[start + (i + radius) * step] ?? 0
      to[start + i * step] = sum * share
      if (i >= radius) sum -= from[start + (i - radius) * step] ?? 0
    }
  }
  return to
}

import type { Rgb } from '../color.ts'
import type { Raster } from '../raster.ts'
import { castShadow, createPaper } from '../views/paper.ts'

export type CanvasPoint = readonly [x: number, y: number]
/** One color, or a color per point in canvas units. */
export type Paint = Rgb | ((x: number, y: number) => Rgb)

/** A square drawing with sides of 1,000 units, independent of its pixel size. */
export interface Canvas {
  raster: Raster
  /** Coverage per pixel, 0 to 1; it casts the shadow. */
  cover: Float32Array
  /** Pixels per unit. */
  scale: number
}

export function createCanvas(size: number): Canvas {
  return { raster: createPaper(size, 0), cover: new Float32Array(size * size), scale: size / 1000 }
}

/** Adds the shadow on the paper. */
export function finishCanvas({ raster: { width, height, data }, cover }: Canvas): Raster {
  const raster = { width, height, data }
  castShadow(raster, cover)
  return raster
}

/** Fills the area inside one or more rings; a ring in the opposite direction is a hole. */
export function fillRings(canvas: Canvas, rings: readonly (readonly CanvasPoint[])[], paint: Paint, share = 1): void {
  const { raster, scale } = canvas
  const { width, height } = raster
  const all = rings.flat()
  const left = Math.max(0, Math.floor(Math.min(...all.map(([x]) => x)) * scale))
  const top = Math.max(0, Math.floor(Math.min(...all.map(([, y]) => y)) * scale))
  const right = Math.min(width, Math.ceil(Math.max(...all.map(([x]) => x)) * scale) + 1)
  const bottom = Math.min(height, Math.ceil(Math.max(...all.map(([, y]) => y)) * scale) + 1)
  if (right <= left || bottom <= top) return
  const area = {
    columns: right - left + 2,
    rows: bottom - top,
    sums: new Float32Array((right - left + 2) * (bottom - top)),
  }
  for (const ring of rings) {
    ring.forEach(([x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y]
      addEdge(area, x * scale - left, y * scale - top, nextX * scale - left, nextY * scale - top)
    })
  }
  for (let row = 0; row < area.rows; row++) {
    let sum = 0
    for (let column = 0; column < right - left; column++) {
      sum += area.sums[row * area.columns + column] ?? 0
      const covered = Math.min(1, Math.abs(sum)) * share
      if (covered > 0.002) blendPixel(canvas, left + column, top + row, paint, covered)
    }
  }
}

interface Area {
  columns: number
  rows: number
  /** Change of coverage from the previous pixel. */
  sums: Float32Array
}

/** Exact coverage: each edge adds its signed area to the pixels it crosses, row by row. */
function addEdge(area: Area, x0: number, y0: number, x1: number, y1: number): void {
  if (y0 === y1) return
  const down = y0 < y1 ? 1 : -1
  const [topX, topY, lowX, lowY] = y0 < y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0]
  const slope = (lowX - topX) / (lowY - topY)
  const first = Math.max(0, Math.floor(topY))
  const last = Math.min(area.rows - 1, Math.ceil(lowY) - 1)
  for (let row = first; row <= last; row++) {
    const from = Math.max(row, topY)
    const to = Math.min(row + 1, lowY)
    const a = topX + (from - topY) * slope
    const b = topX + (to - topY) * slope
    addSpan(area, row, Math.min(a, b), Math.max(a, b), (to - from) * down)
  }
}

function addSpan({ columns, sums }: Area, row: number, from: number, to: number, tall: number): void {
  const low = Math.max(0, Math.min(columns - 2, from))
  const high = Math.max(low, Math.min(columns - 2, to))
  const first = Math.floor(low)
  const last = Math.floor(high)
  const wide = high - low
  let before = 0
  for (let column = first; column <= last; column++) {
    const a = Math.max(low, column)
    const b = Math.min(high, column + 1)
    const share = wide > 0 ? (b - a) / wide : 1
    // The part of this span right of the edge within the pixel; the rest starts in the next pixel.
    const inside = share * (1 - ((a + b) / 2 - column))
    const at = row * columns + column
    sums[at] = (sums[at] ?? 0) + tall * (inside + before)
    before = share - inside
  }
  const next = row * columns + last + 1
  sums[next] = (sums[next] ?? 0) + tall * before
}

export function blendPixel(
  { raster, cover, scale }: Canvas,
  column: number,
  row: number,
  paint: Paint,
  share: number,
): void {
  const [r, g, b] = typeof paint === 'function' ? paint((column + 0.5) / scale, (row + 0.5) / scale) : paint
  const at = row * raster.width + column
  const { data } = raster
  const i = at * 3
  data[i] = (data[i] ?? 0) * (1 - share) + r * share
  data[i + 1] = (data[i + 1] ?? 0) * (1 - share) + g * share
  data[i + 2] = (data[i + 2] ?? 0) * (1 - share) + b * share
  cover[at] = Math.max(cover[at] ?? 0, share)
}

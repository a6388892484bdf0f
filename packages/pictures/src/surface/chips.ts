import { hashPoint, randomAt } from '../noise.ts'
import type { BlankFace } from './blank-face.ts'

/** The stone chip at each visible pixel, and the pixel's depth inside it. */
export interface ChipChart {
  columns: number
  /** Inches inside the edge; below zero where there is no chip. */
  inside: Float32Array
  id: Uint32Array
}

export interface ChipSize {
  /** Inches between chips, about. */
  cell: number
  /** Share of cells that hold a chip. */
  share: number
  seed: number
}

const sideCount = 6

export function createChart({ seen, pixel }: BlankFace): ChipChart {
  const columns = Math.ceil((seen.right - seen.left) / pixel + 1e-6)
  const rows = Math.ceil((seen.bottom - seen.top) / pixel + 1e-6)
  return { columns, inside: new Float32Array(columns * rows).fill(-1), id: new Uint32Array(columns * rows) }
}

/** Adds chips of one size on top of existing ones: at most one per lattice cell. */
export function strewChips(chart: ChipChart, { seen, pixel, x, y }: BlankFace, { cell, share, seed }: ChipSize): void {
  const left = seen.left + x
  const top = seen.top + y
  for (let row = Math.floor(top / cell) - 1; row <= Math.floor((seen.bottom + y) / cell) + 1; row++) {
    for (let column = Math.floor(left / cell) - 1; column <= Math.floor((seen.right + x) / cell) + 1; column++) {
      const id = hashPoint(column, row, seed)
      if (randomAt(1, 1, id) >= share) continue
      const middleX = (column + randomAt(2, 1, id)) * cell - left
      const middleY = (row + randomAt(3, 1, id)) * cell - top
      layChip(chart, breakChip(cell, id), middleX, middleY, pixel, id)
    }
  }
}

/** Six straight sides, each a direction and a distance from the middle: x, y, distance. */
function breakChip(cell: number, id: number): Float64Array {
  const radius = cell * (0.16 + 0.26 * randomAt(4, 1, id) ** 1.4)
  const slim = 0.55 + 0.45 * randomAt(5, 1, id)
  const turn = randomAt(6, 1, id) * Math.PI
  const sides = new Float64Array(sideCount * 3)
  for (let side = 0; side < sideCount; side++) {
    const angle = ((side + 0.75 * randomAt(side, 2, id)) / sideCount) * Math.PI * 2
    const along = Math.cos(angle - turn)
    const round = Math.sqrt(along * along + slim * slim * (1 - along * along))
    sides.set([Math.cos(angle), Math.sin(angle), radius * (0.6 + 0.4 * randomAt(side, 3, id)) * round], side * 3)
  }
  return sides
}

function layChip(chart: ChipChart, sides: Float64Array, x: number, y: number, pixel: number, id: number): void {
  const { columns, inside } = chart
  const rows = inside.length / columns
  // No corner is farther than 1.7 times the farthest side.
  const reach =
    1.7 * Math.max(sides[2] ?? 0, sides[5] ?? 0, sides[8] ?? 0, sides[11] ?? 0, sides[14] ?? 0, sides[17] ?? 0)
  const bottom = Math.min(rows - 1, Math.ceil((y + reach) / pixel))
  const right = Math.min(columns - 1, Math.ceil((x + reach) / pixel))
  for (let row = Math.max(0, Math.floor((y - reach) / pixel)); row <= bottom; row++) {
    const dy = (row + 0.5) * pixel - y
    for (let column = Math.max(0, Math.floor((x - reach) / pixel)); column <= right; column++) {
      const depth = depthOf(sides, (column + 0.5) * pixel - x, dy)
      if (depth * 2 < -pixel) continue
      const at = row * columns + column
      // At its soft edge a chip must not cut into one already there.
      if (depth < 0 && (inside[at] ?? -1) > depth) continue
      inside[at] = depth
      chart.id[at] = id
    }
  }
}

function depthOf(sides: Float64Array, dx: number, dy: number): number {
  let depth = 9
  for (let side = 0; side < sideCount * 3; side += 3) {
    const room = (sides[side + 2] ?? 0) - dx * (sides[side] ?? 0) - dy * (sides[side + 1] ?? 0)
    if (room < depth) depth = room
  }
  return depth
}

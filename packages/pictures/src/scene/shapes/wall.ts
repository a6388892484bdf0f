import type { Geometry, QuadOptions } from '../geometry.ts'
import type { MaterialSlot } from '../room.ts'
import { add, length, normalize, scale, type Vec } from '../vector.ts'

/** A rectangular hole, in meters along u and v from the wall's corner. */
export interface WallHole {
  from: readonly [u: number, v: number]
  to: readonly [u: number, v: number]
}

/** A wall with rectangular holes. Its texture continues across the pieces. */
export function addWall(
  geometry: Geometry,
  slot: MaterialSlot,
  at: Vec,
  u: Vec,
  v: Vec,
  holes: readonly WallHole[] = [],
  { uv = [0, 0], ...options }: QuadOptions = {},
): void {
  const [wide, high] = [length(u), length(v)]
  const columns = cutsAt(
    wide,
    holes.flatMap(({ from, to }) => [from[0], to[0]]),
  )
  const rows = cutsAt(
    high,
    holes.flatMap(({ from, to }) => [from[1], to[1]]),
  )
  const [along, up] = [normalize(u), normalize(v)]
  for (let column = 1; column < columns.length; column++) {
    const [left = 0, right = 0] = [columns[column - 1], columns[column]]
    for (const [low, high] of solidRuns(rows, (row) => isHole(holes, (left + right) / 2, row))) {
      geometry.quad(
        slot,
        add(add(at, scale(along, left)), scale(up, low)),
        scale(along, right - left),
        scale(up, high - low),
        { ...options, uv: [uv[0] + left, uv[1] + low] },
      )
    }
  }
}

const cutsAt = (size: number, marks: number[]): number[] => {
  const inside = marks.filter((mark) => mark > 0.001 && mark < size - 0.001)
  return [...new Set([0, ...inside, size])].sort((a, b) => a - b)
}

const isHole = (holes: readonly WallHole[], u: number, v: number): boolean =>
  holes.some(({ from, to }) => u > from[0] && u < to[0] && v > from[1] && v < to[1])

/** Pieces of a column between holes, as few as can be. */
function solidRuns(rows: readonly number[], isHoleAt: (row: number) => boolean): [number, number][] {
  const found: [number, number][] = []
  for (let row = 1; row < rows.length; row++) {
    const [low = 0, high = 0] = [rows[row - 1], rows[row]]
    if (isHoleAt((low + high) / 2)) continue
    const last = found.at(-1)
    if (last && Math.abs(last[1] - low) < 1e-9) last[1] = high
    else found.push([low, high])
  }
  return found
}

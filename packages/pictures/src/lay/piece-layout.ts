import type { Outline } from '../outline.ts'

/** A piece as cut. The outline already excludes half a joint on all sides. */
export interface PieceKind {
  width: number
  length: number
  outline: Outline
  /** A rectangle, whose outline is cheap to compute. */
  isPlain?: boolean
  /** Uses the second color, for a mosaic of two stones. */
  accent?: boolean
}

/** Position of a piece: its center in inches, and its clockwise rotation in radians. */
export interface PlacedPiece {
  x: number
  y: number
  turn: number
  kind: number
  face: number
}

export interface PieceLayout {
  kinds: readonly PieceKind[]
  pieces: PlacedPiece[]
}

/** A position without a face: faces are dealt after all positions are known. */
export type PieceSpot = Omit<PlacedPiece, 'face'>

/** All lattice points i·a + j·b whose surroundings touch the field. */
export function latticeSpots(
  field: { width: number; height: number; margin: number },
  a: readonly [number, number],
  b: readonly [number, number],
  at: (x: number, y: number, i: number, j: number) => void,
): void {
  const det = a[0] * b[1] - a[1] * b[0]
  const corners = [
    [-field.margin, -field.margin],
    [field.width + field.margin, -field.margin],
    [-field.margin, field.height + field.margin],
    [field.width + field.margin, field.height + field.margin],
  ] as const
  const is = corners.map(([x, y]) => (x * b[1] - y * b[0]) / det)
  const js = corners.map(([x, y]) => (a[0] * y - a[1] * x) / det)
  for (let j = Math.floor(Math.min(...js)); j <= Math.ceil(Math.max(...js)); j++) {
    for (let i = Math.floor(Math.min(...is)); i <= Math.ceil(Math.max(...is)); i++) {
      const x = i * a[0] + j * b[0]
      const y = i * a[1] + j * b[1]
      const isNear =
        x > -field.margin && x < field.width + field.margin && y > -field.margin && y < field.height + field.margin
      if (isNear) at(x, y, i, j)
    }
  }
}

import { randomAt } from '../noise.ts'
import { insetOutline, rectangleOutline } from '../outline.ts'
import type { PieceKind, PieceSpot } from './piece-layout.ts'

export interface LayPattern {
  kinds: PieceKind[]
  spots: PieceSpot[]
}

export interface LayField {
  width: number
  height: number
}

/** Offset of each row, as a share of a piece. */
export type RowShift = (row: number) => number

export const rowShifts = {
  grid: () => 0,
  half: (row: number) => (row & 1) * 0.5,
  third: (row: number) => (((row % 3) + 3) % 3) / 3,
} satisfies Record<string, RowShift>

/** Joints of neighboring rows stay a fifth of a plank apart, as installers do. */
export function randomRowShift(seed: number): RowShift {
  return (row) => {
    const even = 0.5 * (row & 1)
    return even + 0.3 * randomAt(row, 31, seed)
  }
}

/** Rows of rectangles, the long side horizontal. */
export function layRows(field: LayField, width: number, length: number, joint: number, push: RowShift): LayPattern {
  const long = Math.max(width, length) + joint
  const short = Math.min(width, length) + joint
  const isTall = length >= width
  const kinds = [
    { width, length, outline: insetOutline(rectangleOutline(width + joint, length + joint), joint / 2), isPlain: true },
  ]
  const spots: PieceSpot[] = []
  for (let row = -1; row <= Math.ceil(field.height / short); row++) {
    const start = (push(row) % 1) * long - long
    for (let x = start; x < field.width + long; x += long) {
      const turn = isTall && length !== width ? Math.PI / 2 : 0
      spots.push({ x: x + long / 2, y: (row + 0.5) * short, turn, kind: 0 })
    }
  }
  return { kinds, spots }
}

import { insetOutline, rectangleOutline } from '../outline.ts'
import type { LayField, LayPattern } from './lay-rows.ts'
import type { PieceSpot } from './piece-layout.ts'

/** Squares of two or three parallel pieces, turned from one square to the next. */
export function layBasketweave(field: LayField, width: number, length: number, joint: number): LayPattern {
  const l = Math.max(width, length) + joint
  const count = Math.max(2, Math.round(l / (Math.min(width, length) + joint)))
  const w = l / count
  const spots: PieceSpot[] = []
  for (let row = -1; row * l < field.height + l; row++) {
    for (let column = -1; column * l < field.width + l; column++) {
      const isLevel = ((row + column) & 1) === 0
      for (let k = 0; k < count; k++) {
        const off = (k + 0.5) * w
        const x = column * l + (isLevel ? l / 2 : off)
        const y = row * l + (isLevel ? off : l / 2)
        spots.push({ x, y, turn: isLevel ? Math.PI / 2 : 0, kind: 0 })
      }
    }
  }
  return {
    kinds: [
      { width: w - joint, length: l - joint, outline: insetOutline(rectangleOutline(w, l), joint / 2), isPlain: true },
    ],
    spots,
  }
}

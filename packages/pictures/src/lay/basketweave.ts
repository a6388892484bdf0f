import { inset, rectangle } from '../outline.ts'
import type { Spot } from './layout.ts'
import type { Field, Pattern } from './rows.ts'

/** Squares of two or three parallel pieces, turned from one square to the next. */
export function layBasketweave(field: Field, width: number, length: number, joint: number): Pattern {
  const l = Math.max(width, length) + joint
  const count = Math.max(2, Math.round(l / (Math.min(width, length) + joint)))
  const w = l / count
  const spots: Spot[] = []
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
    kinds: [{ width: w - joint, length: l - joint, outline: inset(rectangle(w, l), joint / 2), isPlain: true }],
    spots,
  }
}

import { chevronOutline, insetOutline, rectangleOutline } from '../outline.ts'
import type { LayField, LayPattern } from './lay-rows.ts'
import { latticeSpots, type PieceSpot } from './piece-layout.ts'

/** Points up: the field is laid straight, then rotated by 45°. Works for any proportions. */
export function layHerringbone(field: LayField, width: number, length: number, joint: number): LayPattern {
  const w = Math.min(width, length) + joint
  const l = Math.max(width, length) + joint
  const c = Math.SQRT1_2
  const turned = (x: number, y: number): [number, number] => [(x - y) * c, (x + y) * c]
  const isTall = length >= width
  const level = Math.PI / 4 + (isTall ? Math.PI / 2 : 0)
  const spots: PieceSpot[] = []
  latticeSpots({ ...field, margin: l * 2 }, turned(w, w), turned(l, -l), (x, y) => {
    const [hx, hy] = turned(l / 2, w / 2)
    const [vx, vy] = turned(l + w / 2, w - l / 2)
    spots.push({ x: x + hx, y: y + hy, turn: level, kind: 0 })
    spots.push({ x: x + vx, y: y + vy, turn: level + Math.PI / 2, kind: 0 })
  })
  return {
    kinds: [
      {
        width,
        length,
        outline: insetOutline(rectangleOutline(width + joint, length + joint), joint / 2),
        isPlain: true,
      },
    ],
    spots,
  }
}

/** Columns of parallelograms, alternately leaning left and right. */
export function layChevron(field: LayField, width: number, length: number, joint: number): LayPattern {
  const w = Math.min(width, length) + joint
  const l = Math.max(width, length) + joint
  const column = l * Math.SQRT1_2
  const pitch = w * Math.SQRT2
  const spots: PieceSpot[] = []
  for (let i = -1; i * column < field.width + column; i++) {
    const isRising = (i & 1) === 0
    for (let y = -l; y < field.height + l; y += pitch) {
      spots.push({
        x: (i + 0.5) * column,
        y,
        turn: isRising ? Math.PI / 4 : -Math.PI / 4,
        kind: isRising ? 0 : 1,
      })
    }
  }
  const size = { width: w - joint, length: l + w }
  return {
    kinds: [
      { ...size, outline: insetOutline(chevronOutline(w, l, -1), joint / 2) },
      { ...size, outline: insetOutline(chevronOutline(w, l, 1), joint / 2) },
    ],
    spots,
  }
}

import type { Geometry } from '../geometry.ts'
import type { MaterialSlot } from '../room.ts'
import type { Vec } from '../vector.ts'

type Side = 'left' | 'right' | 'bottom' | 'top' | 'front' | 'back'

export interface BoxOptions {
  texel?: number
  /** Hidden sides that light cannot reach. */
  without?: readonly Side[]
}

/** A box between two opposite corners, given in any order. Front faces the camera. */
export function addBox(
  geometry: Geometry,
  slot: MaterialSlot,
  p: Vec,
  q: Vec,
  { texel = 0.06, without = [] }: BoxOptions = {},
) {
  const [x0, y0, z0] = [Math.min(p[0], q[0]), Math.min(p[1], q[1]), Math.min(p[2], q[2])]
  const [w, h, d] = [Math.abs(p[0] - q[0]), Math.abs(p[1] - q[1]), Math.abs(p[2] - q[2])]
  const [x1, y1, z1] = [x0 + w, y0 + h, z0 + d]
  const sides: Record<Side, readonly [at: Vec, u: Vec, v: Vec, uv: readonly [number, number]]> = {
    front: [
      [x1, y0, z0],
      [-w, 0, 0],
      [0, h, 0],
      [-x1, y0],
    ],
    back: [
      [x0, y0, z1],
      [w, 0, 0],
      [0, h, 0],
      [x0, y0],
    ],
    left: [
      [x0, y0, z0],
      [0, 0, d],
      [0, h, 0],
      [z0, y0],
    ],
    right: [
      [x1, y0, z1],
      [0, 0, -d],
      [0, h, 0],
      [-z1, y0],
    ],
    top: [
      [x1, y1, z0],
      [-w, 0, 0],
      [0, 0, d],
      [-x1, z0],
    ],
    bottom: [
      [x0, y0, z0],
      [w, 0, 0],
      [0, 0, d],
      [x0, z0],
    ],
  }
  for (const [side, [at, u, v, uv]] of Object.entries(sides) as [Side, (typeof sides)[Side]][]) {
    if (!without.includes(side)) geometry.quad(slot, at, u, v, { texel, uv })
  }
}

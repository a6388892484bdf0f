import type { Geometry } from '../geometry.ts'
import type { SkyOpening } from '../room.ts'
import { add, cross, normalize, scale, type Vec } from '../vector.ts'
import { addBox } from './box.ts'

export interface WindowOptions {
  /** Panes along u and v. */
  panes?: readonly [number, number]
  /** Depth in the wall. */
  depth?: number
  frame?: number
}

/** Reveal, frame and bars of a window. `at` is its lower corner on the wall's face; u × v points into the room. */
export function addWindow(
  geometry: Geometry,
  at: Vec,
  u: Vec,
  v: Vec,
  { panes = [2, 2], depth = 0.14, frame = 0.045 }: WindowOptions = {},
): SkyOpening {
  const out = scale(normalize(cross(u, v)), -depth)
  const [far, along, up] = [add(at, out), normalize(u), normalize(v)]
  addReveal(geometry, at, u, v, out)
  const bar = (from: Vec, to: Vec, thick: number): void =>
    addBox(geometry, 'trim', from, add(to, scale(normalize(out), -thick)), { texel: 0.2 })
  const edge = frame
  bar(far, add(add(far, u), scale(up, edge)), 0.05)
  bar(add(far, add(v, scale(up, -edge))), add(far, add(u, v)), 0.05)
  bar(far, add(add(far, v), scale(along, edge)), 0.05)
  bar(add(far, add(u, scale(along, -edge))), add(far, add(u, v)), 0.05)
  for (let pane = 1; pane < panes[0]; pane++) {
    const middle = add(far, scale(u, pane / panes[0]))
    bar(add(middle, scale(along, -0.013)), add(add(middle, v), scale(along, 0.013)), 0.03)
  }
  for (let pane = 1; pane < panes[1]; pane++) {
    const middle = add(far, scale(v, pane / panes[1]))
    bar(add(middle, scale(up, -0.013)), add(add(middle, u), scale(up, 0.013)), 0.03)
  }
  return { at: far, u, v }
}

/** The four faces of the hole in the wall. */
function addReveal(geometry: Geometry, at: Vec, u: Vec, v: Vec, out: Vec): void {
  geometry.quad('trim', at, u, out, { texel: 0.08 })
  geometry.quad('wall', add(at, v), out, u, { texel: 0.08 })
  geometry.quad('wall', at, out, v, { texel: 0.08 })
  geometry.quad('wall', add(at, u), v, out, { texel: 0.08 })
}

import type { Bvh } from './bvh.ts'

/** The hit of a ray. Reused, because a picture casts a million rays. */
export interface RayHit {
  /** Index in the geometry, or −1 for the open sky. */
  triangle: number
  distance: number
  /** Shares of the second and third corner. */
  b: number
  c: number
}

export const createRayHit = (): RayHit => ({ triangle: -1, distance: 0, b: 0, c: 0 })

const stack = new Int32Array(64)
const nearest = 1e-4

/** Finds the first hit along the ray; with `any`, any hit. */
export function castRay(
  bvh: Bvh,
  hit: RayHit,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  any = false,
): boolean {
  const { bounds, next, counts, axes } = bvh
  const ix = 1 / dx
  const iy = 1 / dy
  const iz = 1 / dz
  hit.triangle = -1
  hit.distance = 1e9
  let top = 0
  stack[top++] = 0
  while (top > 0) {
    const node = stack[--top] ?? 0
    const at = node * 6
    const x1 = ((bounds[at] ?? 0) - ox) * ix
    const x2 = ((bounds[at + 3] ?? 0) - ox) * ix
    const y1 = ((bounds[at + 1] ?? 0) - oy) * iy
    const y2 = ((bounds[at + 4] ?? 0) - oy) * iy
    const z1 = ((bounds[at + 2] ?? 0) - oz) * iz
    const z2 = ((bounds[at + 5] ?? 0) - oz) * iz
    const enter = Math.max(Math.min(x1, x2), Math.min(y1, y2), Math.min(z1, z2))
    const leave = Math.min(Math.max(x1, x2), Math.max(y1, y2), Math.max(z1, z2))
    if (leave < 0 || enter > leave || enter > hit.distance) continue
    const count = counts[node] ?? 0
    if (count === 0) {
      const axis = axes[node] ?? 0
      const second = next[node] ?? 0
      // the nearer child is tested first and often hides the other
      const isAgainst = (axis === 0 ? dx : axis === 1 ? dy : dz) < 0
      stack[top++] = isAgainst ? node + 1 : second
      stack[top++] = isAgainst ? second : node + 1
      continue
    }
    const first = -1 - (next[node] ?? 0)
    for (let place = first; place < first + count; place++) meetTriangle(bvh, place, hit, ox, oy, oz, dx, dy, dz)
    if (any && hit.triangle >= 0) return true
  }
  return hit.triangle >= 0
}

function meetTriangle(
  { triangles, order }: Bvh,
  place: number,
  hit: RayHit,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): void {
  const at = place * 9
  const e1x = triangles[at + 3] ?? 0
  const e1y = triangles[at + 4] ?? 0
  const e1z = triangles[at + 5] ?? 0
  const e2x = triangles[at + 6] ?? 0
  const e2y = triangles[at + 7] ?? 0
  const e2z = triangles[at + 8] ?? 0
  const px = dy * e2z - dz * e2y
  const py = dz * e2x - dx * e2z
  const pz = dx * e2y - dy * e2x
  const determinant = e1x * px + e1y * py + e1z * pz
  if (determinant > -1e-12 && determinant < 1e-12) return
  const inverse = 1 / determinant
  const tx = ox - (triangles[at] ?? 0)
  const ty = oy - (triangles[at + 1] ?? 0)
  const tz = oz - (triangles[at + 2] ?? 0)
  const b = (tx * px + ty * py + tz * pz) * inverse
  if (b < 0 || b > 1) return
  const qx = ty * e1z - tz * e1y
  const qy = tz * e1x - tx * e1z
  const qz = tx * e1y - ty * e1x
  const c = (dx * qx + dy * qy + dz * qz) * inverse
  if (c < 0 || b + c > 1) return
  const distance = (e2x * qx + e2y * qy + e2z * qz) * inverse
  if (distance < nearest || distance >= hit.distance) return
  hit.triangle = order[place] ?? 0
  hit.distance = distance
  hit.b = b
  hit.c = c
}

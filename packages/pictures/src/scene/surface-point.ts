import { flatSize } from './flats.ts'
import type { Lens } from './lens.ts'
import { rayThrough } from './lens.ts'
import type { RoomSight } from './sight.ts'
import type { Stage } from './stage.ts'

/** The surface point seen by a pixel. Reused for all pixels. */
export interface SurfacePoint {
  triangle: number
  part: number
  distance: number
  /** Shares of the second and third corner; on a rectangle shares of its edges u and v. */
  b: number
  c: number
  isFlat: boolean
  /** The ray that hit it. */
  ray: Float32Array
  position: Float32Array
  normal: Float32Array
  u: number
  v: number
  /** Steps of u and v to the next pixel on the right and below. */
  ux: number
  vx: number
  uy: number
  vy: number
}

export const createSurfacePoint = (): SurfacePoint => ({
  triangle: 0,
  part: 0,
  distance: 0,
  b: 0,
  c: 0,
  isFlat: false,
  ray: new Float32Array(3),
  position: new Float32Array(3),
  normal: new Float32Array(3),
  u: 0,
  v: 0,
  ux: 0,
  vx: 0,
  uy: 0,
  vy: 0,
})

const ray = new Float32Array(3)
const shares = { b: 0, c: 0, distance: 0 }

/** Computes where the ray through a pixel hits the triangle visible there. */
export function meetAt(sight: RoomSight, triangle: number, px: number, py: number, point: SurfacePoint): void {
  const { stage, lens } = sight
  point.triangle = triangle
  point.part = stage.partOf[triangle] ?? 0
  point.isFlat = (stage.parts[point.part]?.columns ?? 0) > 0
  if (point.isFlat) meetFlat(sight, px, py, point)
  else meetMesh(stage, lens, triangle, px, py, point)
  rayThrough(lens, px, py, point.ray)
  point.position[0] = lens.x + (point.ray[0] ?? 0) * point.distance
  point.position[1] = lens.y + (point.ray[1] ?? 0) * point.distance
  point.position[2] = lens.z + (point.ray[2] ?? 0) * point.distance
}

function meetFlat({ flats, stage }: RoomSight, px: number, py: number, point: SurfacePoint): void {
  const at = point.part * flatSize
  const below = 1 / ((flats[at] ?? 0) + (flats[at + 1] ?? 0) * px + (flats[at + 2] ?? 0) * py)
  point.b = ((flats[at + 3] ?? 0) + (flats[at + 4] ?? 0) * px + (flats[at + 5] ?? 0) * py) * below
  point.c = ((flats[at + 6] ?? 0) + (flats[at + 7] ?? 0) * px + (flats[at + 8] ?? 0) * py) * below
  point.distance = (flats[at + 9] ?? 0) * below
  const first = (stage.parts[point.part]?.firstVertex ?? 0) * 2
  const u = stage.uvs[first] ?? 0
  const v = stage.uvs[first + 1] ?? 0
  point.u = u + ((stage.uvs[first + 4] ?? 0) - u) * point.b
  point.v = v + ((stage.uvs[first + 5] ?? 0) - v) * point.c
  point.normal[0] = flats[at + 10] ?? 0
  point.normal[1] = flats[at + 11] ?? 0
  point.normal[2] = flats[at + 12] ?? 0
}

function meetMesh(stage: Stage, lens: Lens, triangle: number, px: number, py: number, point: SurfacePoint): void {
  uvAt(stage, lens, triangle, px, py)
  point.u = found.u
  point.v = found.v
  point.distance = shares.distance
  point.b = shares.b
  point.c = shares.c
  rayThrough(lens, px, py, point.ray)
  normalAt(stage, point)
}

/** Derivatives of u and v per pixel, needed only for textures. */
export function measureSteps(sight: RoomSight, px: number, py: number, point: SurfacePoint) {
  if (point.isFlat) return measureFlat(sight, px, py, point)
  uvAt(sight.stage, sight.lens, point.triangle, px + 1, py)
  point.ux = found.u - point.u
  point.vx = found.v - point.v
  uvAt(sight.stage, sight.lens, point.triangle, px, py + 1)
  point.uy = found.u - point.u
  point.vy = found.v - point.v
}

/** The derivative of a quotient of linear functions. */
function measureFlat({ flats, stage }: RoomSight, px: number, py: number, point: SurfacePoint): void {
  const at = point.part * flatSize
  const below = 1 / ((flats[at] ?? 0) + (flats[at + 1] ?? 0) * px + (flats[at + 2] ?? 0) * py)
  const first = (stage.parts[point.part]?.firstVertex ?? 0) * 2
  const wide = ((stage.uvs[first + 4] ?? 0) - (stage.uvs[first] ?? 0)) * below
  const high = ((stage.uvs[first + 5] ?? 0) - (stage.uvs[first + 1] ?? 0)) * below
  point.ux = ((flats[at + 4] ?? 0) - point.b * (flats[at + 1] ?? 0)) * wide
  point.uy = ((flats[at + 5] ?? 0) - point.b * (flats[at + 2] ?? 0)) * wide
  point.vx = ((flats[at + 7] ?? 0) - point.c * (flats[at + 1] ?? 0)) * high
  point.vy = ((flats[at + 8] ?? 0) - point.c * (flats[at + 2] ?? 0)) * high
}

const found = { u: 0, v: 0 }

function uvAt(stage: Stage, lens: Lens, triangle: number, px: number, py: number): void {
  rayThrough(lens, px, py, ray)
  meetPlane(stage, lens, triangle)
  const { corners, uvs } = stage
  const a = (corners[triangle * 3] ?? 0) * 2
  const b = (corners[triangle * 3 + 1] ?? 0) * 2
  const c = (corners[triangle * 3 + 2] ?? 0) * 2
  const share = 1 - shares.b - shares.c
  found.u = (uvs[a] ?? 0) * share + (uvs[b] ?? 0) * shares.b + (uvs[c] ?? 0) * shares.c
  found.v = (uvs[a + 1] ?? 0) * share + (uvs[b + 1] ?? 0) * shares.b + (uvs[c + 1] ?? 0) * shares.c
}

/** Intersects the ray with the triangle's plane, even slightly beyond its edges. */
function meetPlane({ corners, positions }: Stage, lens: Lens, triangle: number): void {
  const a = (corners[triangle * 3] ?? 0) * 3
  const b = (corners[triangle * 3 + 1] ?? 0) * 3
  const c = (corners[triangle * 3 + 2] ?? 0) * 3
  const ax = positions[a] ?? 0
  const ay = positions[a + 1] ?? 0
  const az = positions[a + 2] ?? 0
  const e1x = (positions[b] ?? 0) - ax
  const e1y = (positions[b + 1] ?? 0) - ay
  const e1z = (positions[b + 2] ?? 0) - az
  const e2x = (positions[c] ?? 0) - ax
  const e2y = (positions[c + 1] ?? 0) - ay
  const e2z = (positions[c + 2] ?? 0) - az
  const dx = ray[0] ?? 0
  const dy = ray[1] ?? 0
  const dz = ray[2] ?? 0
  const px = dy * e2z - dz * e2y
  const py = dz * e2x - dx * e2z
  const pz = dx * e2y - dy * e2x
  const inverse = 1 / (e1x * px + e1y * py + e1z * pz || 1e-12)
  const tx = lens.x - ax
  const ty = lens.y - ay
  const tz = lens.z - az
  const qx = ty * e1z - tz * e1y
  const qy = tz * e1x - tx * e1z
  const qz = tx * e1y - ty * e1x
  shares.b = (tx * px + ty * py + tz * pz) * inverse
  shares.c = (dx * qx + dy * qy + dz * qz) * inverse
  shares.distance = (e2x * qx + e2y * qy + e2z * qz) * inverse
}

/** The normal between the corners, turned towards the eye. */
function normalAt({ corners, normals }: Stage, point: SurfacePoint): void {
  const { triangle, normal, ray: towards } = point
  const b = Math.min(1, Math.max(0, point.b))
  const c = Math.min(1 - b, Math.max(0, point.c))
  const a = 1 - b - c
  const i = (corners[triangle * 3] ?? 0) * 3
  const j = (corners[triangle * 3 + 1] ?? 0) * 3
  const k = (corners[triangle * 3 + 2] ?? 0) * 3
  const x = (normals[i] ?? 0) * a + (normals[j] ?? 0) * b + (normals[k] ?? 0) * c
  const y = (normals[i + 1] ?? 0) * a + (normals[j + 1] ?? 0) * b + (normals[k + 1] ?? 0) * c
  const z = (normals[i + 2] ?? 0) * a + (normals[j + 2] ?? 0) * b + (normals[k + 2] ?? 0) * c
  const facing = x * (towards[0] ?? 0) + y * (towards[1] ?? 0) + z * (towards[2] ?? 0)
  const size = (facing > 0 ? -1 : 1) / (Math.sqrt(x * x + y * y + z * z) || 1)
  normal[0] = x * size
  normal[1] = y * size
  normal[2] = z * size
}

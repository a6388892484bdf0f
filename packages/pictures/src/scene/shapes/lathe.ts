import type { Geometry } from '../geometry.ts'
import type { MaterialSlot } from '../room.ts'
import { normalize, type Vec } from '../vector.ts'

export interface LatheOptions {
  segments?: number
  /** Stretches the round into an oval. */
  oval?: readonly [x: number, z: number]
}

/** A profile of radius and height turned around the upright axis at `at`; outside where the profile runs upwards. */
export function addLathe(
  geometry: Geometry,
  slot: MaterialSlot,
  at: Vec,
  profile: readonly (readonly [radius: number, height: number])[],
  { segments = 32, oval = [1, 1] }: LatheOptions = {},
): void {
  const positions: Vec[] = []
  const normals: Vec[] = []
  const uvs: [number, number][] = []
  const triangles: [number, number, number][] = []
  profile.forEach(([radius, height], ring) => {
    const slope = slopeAt(profile, ring)
    for (let segment = 0; segment <= segments; segment++) {
      const angle = (segment / segments) * 2 * Math.PI
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      positions.push([at[0] + cos * radius * oval[0], at[1] + height, at[2] + sin * radius * oval[1]])
      normals.push(normalize([(cos * slope[0]) / oval[0], slope[1], (sin * slope[0]) / oval[1]]))
      uvs.push([angle * radius, height])
      if (ring === 0 || segment === 0) continue
      const here = ring * (segments + 1) + segment
      const below = here - segments - 1
      triangles.push([below - 1, below, here], [below - 1, here, here - 1])
    }
  })
  geometry.mesh(slot, { positions, normals, uvs, triangles })
}

/** The outward normal of the profile at a ring: the mean of the stretches before and after. */
function slopeAt(profile: readonly (readonly [number, number])[], ring: number): readonly [number, number] {
  const [r0, h0] = profile[Math.max(0, ring - 1)] ?? [0, 0]
  const [r1, h1] = profile[Math.min(profile.length - 1, ring + 1)] ?? [0, 0]
  const size = Math.hypot(h1 - h0, r1 - r0) || 1
  return [(h1 - h0) / size, -(r1 - r0) / size]
}

/** A smooth curve through the given points of a profile. */
export function smoothProfile(points: readonly (readonly [number, number])[], steps = 6): [number, number][] {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]
  const curve: [number, number][] = []
  for (let index = 0; index < points.length - 1; index++) {
    const [p, q, r, s] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    for (let step = 0; step < steps; step++) {
      const t = step / steps
      curve.push([catmullRom(p[0], q[0], r[0], s[0], t), catmullRom(p[1], q[1], r[1], s[1], t)])
    }
  }
  const last = at(points.length - 1)
  return [...curve, [last[0], last[1]]]
}

const catmullRom = (p: number, q: number, r: number, s: number, t: number): number =>
  0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t)

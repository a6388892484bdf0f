import type { Geometry } from '../geometry.ts'
import type { MaterialSlot } from '../room.ts'
import { cross, normalize, subtract, type Vec } from '../vector.ts'

/** A sheet given as a function of two shares from 0 to 1: towels, throws, cushions, leaves. */
export function addCloth(
  geometry: Geometry,
  slot: MaterialSlot,
  columns: number,
  rows: number,
  at: (s: number, t: number) => Vec,
  uvAt: (s: number, t: number) => [number, number] = (s, t) => [s, t],
): void {
  const positions: Vec[] = []
  const normals: Vec[] = []
  const uvs: [number, number][] = []
  const triangles: [number, number, number][] = []
  const tiny = 0.002
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const [s, t] = [column / columns, row / rows]
      positions.push(at(s, t))
      const du = subtract(at(Math.min(1, s + tiny), t), at(Math.max(0, s - tiny), t))
      const dv = subtract(at(s, Math.min(1, t + tiny)), at(s, Math.max(0, t - tiny)))
      normals.push(normalOf(du, dv, at, s, t))
      uvs.push(uvAt(s, t))
      if (row === 0 || column === 0) continue
      const here = row * (columns + 1) + column
      const below = here - columns - 1
      triangles.push([below - 1, below, here], [below - 1, here, here - 1])
    }
  }
  geometry.mesh(slot, { positions, normals, uvs, triangles })
}

/** If a sheet narrows to a point, its normal is computed next to the point. */
function normalOf(du: Vec, dv: Vec, at: (s: number, t: number) => Vec, s: number, t: number): Vec {
  const straight = cross(du, dv)
  if (Math.hypot(...straight) > 1e-10) return normalize(straight)
  const beside = t < 0.5 ? t + 0.03 : t - 0.03
  const across = subtract(at(Math.min(1, s + 0.02), beside), at(Math.max(0, s - 0.02), beside))
  const along = subtract(at(s, Math.min(1, beside + 0.02)), at(s, Math.max(0, beside - 0.02)))
  return normalize(cross(across, along))
}

/** A soft block: a box whose sides bulge and whose edges are round. */
export function addCushion(geometry: Geometry, slot: MaterialSlot, center: Vec, half: Vec, squareness = 4): void {
  const power = 2 / squareness
  const bulge = (x: number): number => Math.sign(x) * Math.abs(x) ** power
  addCloth(geometry, slot, 28, 16, (s, t) => {
    const [around, over] = [-s * 2 * Math.PI, (t - 0.5) * Math.PI]
    return [
      center[0] + half[0] * bulge(Math.cos(over)) * bulge(Math.cos(around)),
      center[1] + half[1] * bulge(Math.sin(over)),
      center[2] + half[2] * bulge(Math.cos(over)) * bulge(Math.sin(around)),
    ]
  })
}

import type { Geometry } from '../geometry.ts'
import type { MaterialSlot } from '../room.ts'
import { add, cross, normalize, scale, subtract, type Vec } from '../vector.ts'

/** A round bar along a path: taps, rails, legs, stems. The radius may run from one to another. */
export function addTube(
  geometry: Geometry,
  slot: MaterialSlot,
  path: readonly Vec[],
  from: number,
  to = from,
  segments = 10,
): void {
  const positions: Vec[] = []
  const normals: Vec[] = []
  const triangles: [number, number, number][] = []
  let side: Vec = [0.31, 0.2, 0.93]
  path.forEach((point, index) => {
    const before = path[Math.max(0, index - 1)] ?? point
    const after = path[Math.min(path.length - 1, index + 1)] ?? point
    const ahead = normalize(subtract(after, before))
    const over = normalize(cross(ahead, side))
    side = cross(over, ahead)
    const radius = from + (to - from) * (index / Math.max(1, path.length - 1))
    for (let segment = 0; segment <= segments; segment++) {
      const angle = (segment / segments) * 2 * Math.PI
      const normal = add(scale(side, Math.cos(angle)), scale(over, Math.sin(angle)))
      positions.push(add(point, scale(normal, radius)))
      normals.push(normal)
      if (index === 0 || segment === 0) continue
      const here = index * (segments + 1) + segment
      const below = here - segments - 1
      triangles.push([below - 1, below, here], [below - 1, here, here - 1])
    }
  })
  addEnds(path, positions, normals, triangles, segments)
  geometry.mesh(slot, { positions, normals, triangles })
}

/** Flat ends. */
function addEnds(
  path: readonly Vec[],
  positions: Vec[],
  normals: Vec[],
  triangles: [number, number, number][],
  segments: number,
): void {
  for (const index of [0, path.length - 1]) {
    const [end, inner] = [path[index], path[index === 0 ? 1 : index - 1]]
    if (!end || !inner) continue
    const normal = normalize(subtract(end, inner))
    const first = positions.length
    for (let segment = 0; segment <= segments; segment++) {
      positions.push(positions[index * (segments + 1) + segment] ?? end)
      normals.push(normal)
      if (segment > 1) triangles.push([first, first + segment - 1, first + segment])
    }
  }
}

/** Points of a bow from one direction into another, for bent pipes. */
export function bendPoints(at: Vec, from: Vec, to: Vec, steps = 8): Vec[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (step / steps) * (Math.PI / 2)
    return add(at, add(scale(from, Math.cos(angle)), scale(to, Math.sin(angle))))
  })
}

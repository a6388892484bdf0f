import type { Lens } from './lens.ts'
import { rayThrough } from './lens.ts'
import type { Stage } from './stage.ts'
import { cross, dot, normalize, scale, subtract, type Vec } from './vector.ts'

/** Numbers stored per flat part: see `flatsOf`. */
export const flatSize = 13

/**
 * On a rectangle the shares s and t along its edges, and the distance, are fractions of which above and below are
 * linear in the pixel's x and y. Stored per part: below (3), above for s (3), above for t (3), distance, and the
 * normal (3) turned to the eye.
 */
export function flatsOf(stage: Stage, lens: Lens): Float64Array {
  const flats = new Float64Array(stage.parts.length * flatSize)
  const [at, right, down] = [rayOf(lens, 0, 0), rayOf(lens, 1, 0), rayOf(lens, 0, 1)]
  const rays: readonly Vec[] = [at, subtract(right, at), subtract(down, at)]
  stage.parts.forEach(({ columns, firstVertex }, part) => {
    if (columns === 0) return
    const corner = vertexAt(stage, firstVertex)
    const u = subtract(vertexAt(stage, firstVertex + 1), corner)
    const v = subtract(vertexAt(stage, firstVertex + 3), corner)
    const from = subtract([lens.x, lens.y, lens.z], corner)
    const normal = cross(u, v)
    const [forS, forT] = [cross(v, from), cross(from, u)]
    // Cramer's rule for corner + s u + t v = eye + distance · ray
    rays.forEach((ray, index) => {
      flats[part * flatSize + index] = -dot(normal, ray)
      flats[part * flatSize + 3 + index] = dot(forS, ray)
      flats[part * flatSize + 6 + index] = dot(forT, ray)
    })
    flats[part * flatSize + 9] = dot(normal, from)
    const towards = normalize(scale(normal, Math.sign(dot(normal, from)) || 1))
    flats.set(towards, part * flatSize + 10)
  })
  return flats
}

const vertexAt = ({ positions }: Stage, index: number): Vec => [
  positions[index * 3] ?? 0,
  positions[index * 3 + 1] ?? 0,
  positions[index * 3 + 2] ?? 0,
]

const scratch = new Float32Array(3)

function rayOf(lens: Lens, px: number, py: number): Vec {
  rayThrough(lens, px, py, scratch)
  return [scratch[0] ?? 0, scratch[1] ?? 0, scratch[2] ?? 0]
}

import { randomAt } from '@tessera/pictures/noise'

/** Evenly distributed points of the unit square: the plastic sequence has no clumps and no lattice. */
export function evenSample(index: number, turn: number): readonly [number, number] {
  const s = (index * 0.7548776662466927 + turn) % 1
  const t = (index * 0.5698402909980532 + turn * 4096) % 1
  return [s, t]
}

/** Writes a cosine-weighted direction around the normal. */
export function aroundNormal(normals: Float32Array, node: number, s: number, t: number, into: Float32Array): void {
  const nx = normals[node * 3] ?? 0
  const ny = normals[node * 3 + 1] ?? 0
  const nz = normals[node * 3 + 2] ?? 0
  // branchless orthonormal basis (Duff et al. 2017)
  const sign = nz >= 0 ? 1 : -1
  const a = -1 / (sign + nz)
  const b = nx * ny * a
  const radius = Math.sqrt(s)
  const angle = t * 2 * Math.PI
  const x = radius * Math.cos(angle)
  const y = radius * Math.sin(angle)
  const z = Math.sqrt(Math.max(0, 1 - s))
  into[0] = x * (1 + sign * nx * nx * a) + y * b + z * nx
  into[1] = x * sign * b + y * (sign + ny * ny * a) + z * ny
  into[2] = x * -sign * nx + y * -ny + z * nz
}

/** A different start of the sequence at every node. */
export const turnOf = (node: number): number => randomAt(node, 5, 1)

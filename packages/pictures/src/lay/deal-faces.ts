import { hashPoint, randomAt } from '../noise.ts'
import type { PieceKind, PieceSpot, PlacedPiece } from './piece-layout.ts'

/** Number of different faces per box, by shade variation V0 to V4. */
export const faceCounts = [6, 8, 10, 14, 18] as const

/** Deals faces so that no neighbors share one. Deterministic, from the upper left. */
export function dealFaces(
  spots: readonly PieceSpot[],
  kinds: readonly PieceKind[],
  faces: number,
  seed: number,
): PlacedPiece[] {
  const size = Math.max(...kinds.map(({ width, length }) => Math.hypot(width, length)))
  const byBucket = new Map<string, PlacedPiece[]>()
  const placed: PlacedPiece[] = []
  for (const spot of spots) {
    const column = Math.floor(spot.x / size)
    const row = Math.floor(spot.y / size)
    const taken = neighbourFaces(byBucket, spot, column, row, size * 1.02)
    const piece = { ...spot, face: pickFace(taken, faces, hashPoint(placed.length, 5, seed)) }
    placed.push(piece)
    const key = `${column} ${row}`
    const bucket = byBucket.get(key)
    if (bucket) bucket.push(piece)
    if (!bucket) byBucket.set(key, [piece])
  }
  return placed
}

function neighbourFaces(
  byBucket: Map<string, PlacedPiece[]>,
  spot: PieceSpot,
  column: number,
  row: number,
  reach: number,
): Set<number> {
  const taken = new Set<number>()
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      for (const other of byBucket.get(`${column + i} ${row + j}`) ?? []) {
        if (other.kind === spot.kind && Math.hypot(other.x - spot.x, other.y - spot.y) < reach) taken.add(other.face)
      }
    }
  }
  return taken
}

function pickFace(taken: Set<number>, faces: number, seed: number): number {
  const start = Math.floor(randomAt(1, 2, seed) * faces)
  for (let step = 0; step < faces; step++) {
    const face = (start + step * 5) % faces
    if (!taken.has(face)) return face
  }
  return start
}

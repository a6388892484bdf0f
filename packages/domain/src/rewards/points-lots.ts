/** Remaining points of one purchase. */
export interface PointsLot {
  id: string
  expiresOn: string
  points: number
}

export interface TakenPoints {
  id: string
  points: number
}

/** Takes the points that expire first. Undefined if there are too few. */
export function takePoints(lots: readonly PointsLot[], points: number): TakenPoints[] | undefined {
  const taken: TakenPoints[] = []
  let missing = points
  const inOrder = lots.toSorted((a, b) => a.expiresOn.localeCompare(b.expiresOn) || a.id.localeCompare(b.id))
  for (const { id, points: there } of inOrder) {
    const some = Math.min(missing, there)
    if (some <= 0) continue
    missing -= some
    taken.push({ id, points: some })
  }
  return missing > 0 ? undefined : taken
}

export interface PointsReversal {
  pending: number
  available: number
}

/** A return reverses its share: pending points first, never more than are left. */
export function reversalOf(lot: { pending: number; available: number }, points: number): PointsReversal {
  const pending = Math.min(points, lot.pending)
  return { pending, available: Math.min(points - pending, lot.available) }
}

/** Points of one earning that are still there. */
export interface Lot {
  id: string
  expiresOn: string
  points: number
}

export interface Taken {
  id: string
  points: number
}

/** What expires first goes first. Nothing when there are not that many. */
export function takePoints(lots: readonly Lot[], points: number): Taken[] | undefined {
  const taken: Taken[] = []
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

export interface Reversal {
  pending: number
  available: number
}

/** A return takes back its share: from what is pending first, and never more than is left of it. */
export function reversalOf(lot: { pending: number; available: number }, points: number): Reversal {
  const pending = Math.min(points, lot.pending)
  return { pending, available: Math.min(points - pending, lot.available) }
}

export interface LineHere {
  lineNo: number
  /** Lines of the platform order, one per stock location. */
  platformLineIds: readonly string[]
  boxes: number
  shippedBoxes: number
  /** Of the shipped boxes, those the platform has yet to hear of. */
  unsentBoxes: number
  canceledBoxes: number
}

export interface LineThere {
  id: string
  quantity: number
  quantityShipped: number
}

export interface LeavingLine {
  lineNo: number
  boxes: number
  /** Total boxes shipped, including these. */
  upTo: number
}

export type ShippedElsewhere = { lines: LeavingLine[] } | { problem: string }

/**
 * Boxes shipped since the last check: the total shipped less what we know of, so that late, repeated or concurrent
 * checks are harmless. Boxes that left both here and there count once. More than was ordered is refused as a whole
 * (ORD-7).
 */
export function shippedElsewhere(
  here: readonly LineHere[],
  there: readonly Omit<LineThere, 'quantity'>[],
): ShippedElsewhere {
  const known = new Set(here.flatMap(({ platformLineIds }) => platformLineIds))
  const strange = there.find(({ id, quantityShipped }) => quantityShipped > 0 && !known.has(id))
  if (strange) return { problem: `line ${strange.id} was sent and is not in the order here` }
  const lines: LeavingLine[] = []
  for (const line of here) {
    const { lineNo, platformLineIds, shippedBoxes, unsentBoxes } = line
    const own = there.filter(({ id }) => platformLineIds.includes(id))
    const sent = own.reduce((sum, { quantityShipped }) => sum + quantityShipped, 0)
    const ordered = line.boxes - line.canceledBoxes
    if (sent > ordered) return { problem: `${sent} of line ${lineNo} were sent, ${ordered} were ordered` }
    const boxes = Math.min(sent - shippedBoxes + unsentBoxes, ordered - shippedBoxes)
    if (boxes > 0) lines.push({ lineNo, boxes, upTo: shippedBoxes + boxes })
  }
  return { lines }
}

/** Canceled boxes: lines removed or reduced on the platform, as far as they have not shipped. */
export function canceledElsewhere(
  here: readonly LineHere[],
  there: readonly Omit<LineThere, 'quantityShipped'>[],
): LeavingLine[] {
  const byId = new Map(there.map((line) => [line.id, line.quantity]))
  return restOf(here).flatMap(({ lineNo, boxes, upTo }) => {
    const ids = here.find((line) => line.lineNo === lineNo)?.platformLineIds ?? []
    const wanted = ids.reduce((sum, id) => sum + (byId.get(id) ?? 0), 0)
    const gone = ids.length > 0 ? Math.min(upTo - wanted, boxes) : 0
    return gone > 0 ? [{ lineNo, boxes: gone, upTo: upTo - gone }] : []
  })
}

/** Boxes neither shipped nor canceled. */
export const restOf = (here: readonly LineHere[]): LeavingLine[] =>
  here
    .map(({ lineNo, boxes, shippedBoxes, canceledBoxes }) => {
      const upTo = boxes - canceledBoxes
      return { lineNo, boxes: upTo - shippedBoxes, upTo }
    })
    .filter(({ boxes }) => boxes > 0)

export interface LineHere {
  lineNo: number
  /** Of the order it mirrors: one of each place its boxes come from. */
  platformLineIds: readonly string[]
  boxes: number
  shippedBoxes: number
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
  /** With them, all that ever left of the line. */
  upTo: number
}

export type Left = { lines: LeavingLine[] } | { problem: string }

/**
 * What left since we last looked: what was sent in all, less what we know of. Counting it so makes a look that comes
 * late, twice or together with another one harmless. More than was ordered is refused as a whole (ORD-7).
 */
export function shippedElsewhere(here: readonly LineHere[], there: readonly Omit<LineThere, 'quantity'>[]): Left {
  const known = new Set(here.flatMap(({ platformLineIds }) => platformLineIds))
  const strange = there.find(({ id, quantityShipped }) => quantityShipped > 0 && !known.has(id))
  if (strange) return { problem: `line ${strange.id} was sent and is not in the order here` }
  const lines: LeavingLine[] = []
  for (const { lineNo, platformLineIds, boxes, canceledBoxes, shippedBoxes } of here) {
    const own = there.filter(({ id }) => platformLineIds.includes(id))
    const upTo = own.reduce((sum, { quantityShipped }) => sum + quantityShipped, 0)
    const ordered = boxes - canceledBoxes
    if (upTo > ordered) return { problem: `${upTo} of line ${lineNo} were sent, ${ordered} were ordered` }
    if (upTo > shippedBoxes) lines.push({ lineNo, boxes: upTo - shippedBoxes, upTo })
  }
  return { lines }
}

/** What is wanted no more: lines that are gone or smaller there, as far as it has not left us. */
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

/** All that has neither left nor been canceled. */
export const restOf = (here: readonly LineHere[]): LeavingLine[] =>
  here
    .map(({ lineNo, boxes, shippedBoxes, canceledBoxes }) => {
      const upTo = boxes - canceledBoxes
      return { lineNo, boxes: upTo - shippedBoxes, upTo }
    })
    .filter(({ boxes }) => boxes > 0)

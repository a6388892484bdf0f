export interface LineHere {
  lineNo: number
  /** Of the order it mirrors. */
  platformLineId: string | null
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
  const byId = new Map(here.map((line) => [line.platformLineId, line]))
  const sent = there.filter(({ quantityShipped }) => quantityShipped > 0)
  for (const { id, quantityShipped } of sent) {
    const line = byId.get(id)
    if (!line) return { problem: `line ${id} was sent and is not in the order here` }
    if (quantityShipped > line.boxes - line.canceledBoxes)
      return { problem: `${quantityShipped} of line ${id} were sent, ${line.boxes - line.canceledBoxes} were ordered` }
  }
  const lines = sent.flatMap(({ id, quantityShipped }) => {
    const line = byId.get(id)
    return line && quantityShipped > line.shippedBoxes
      ? [{ lineNo: line.lineNo, boxes: quantityShipped - line.shippedBoxes, upTo: quantityShipped }]
      : []
  })
  return { lines }
}

/** What is wanted no more: lines that are gone or smaller there, as far as it has not left us. */
export function canceledElsewhere(
  here: readonly LineHere[],
  there: readonly Omit<LineThere, 'quantityShipped'>[],
): LeavingLine[] {
  const byId = new Map(there.map((line) => [line.id, line.quantity]))
  return restOf(here).flatMap(({ lineNo, boxes, upTo }) => {
    const id = here.find((line) => line.lineNo === lineNo)?.platformLineId
    const gone = id ? Math.min(upTo - (byId.get(id) ?? 0), boxes) : 0
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

import type { LeavingLine, LineHere } from './shipped-elsewhere.ts'

/** A shipment of the platform that was not made here. */
export interface ForeignShipment {
  id: string
  items: readonly { lineItemID: string; quantity: number }[]
  /** Boxes of it that are recorded here, by line number. */
  known: ReadonlyMap<number, number>
}

export interface ShipmentLines {
  shipmentId: string
  lines: LeavingLine[]
}

/**
 * Divides boxes that left elsewhere among their shipments, in the given order. A shipment gets no more than it holds
 * beyond what is known of it, so boxes on a shipment that has not left stay out.
 */
export function divideByShipment(
  left: readonly LeavingLine[],
  here: readonly Pick<LineHere, 'lineNo' | 'platformLineIds'>[],
  shipments: readonly ForeignShipment[],
): ShipmentLines[] {
  const rest = new Map(left.map(({ lineNo, boxes }) => [lineNo, boxes]))
  return shipments.flatMap(({ id, items, known }) => {
    const lines = left.flatMap(({ lineNo, upTo }) => {
      const ids = here.find((line) => line.lineNo === lineNo)?.platformLineIds ?? []
      const held = items.reduce((sum, item) => sum + (ids.includes(item.lineItemID) ? item.quantity : 0), 0)
      const before = rest.get(lineNo) ?? 0
      const boxes = Math.min(before, held - (known.get(lineNo) ?? 0))
      if (boxes <= 0) return []
      rest.set(lineNo, before - boxes)
      return [{ lineNo, boxes, upTo: upTo - before + boxes }]
    })
    return lines.length > 0 ? [{ shipmentId: id, lines }] : []
  })
}

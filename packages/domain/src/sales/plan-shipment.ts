import type { LineHere, LineThere } from './shipped-elsewhere.ts'

export interface SentBoxes {
  lineNo: number
  boxes: number
  lot: string | null
}

/** Boxes of one lot on a line of the platform's order. */
export interface LotOnLine {
  lineItemID: string
  lot: string
  quantity: number
}

export interface PlannedShipment {
  items: { lineItemID: string; quantity: number }[]
  lots: LotOnLine[]
}

interface ShipmentFacts {
  /** The boxes of one delivery. */
  sent: readonly SentBoxes[]
  here: readonly Pick<LineHere, 'lineNo' | 'platformLineIds'>[]
  there: readonly LineThere[]
  /** Quantities that an earlier try put on the shipment, by line item. */
  onShipment: ReadonlyMap<string, number>
}

/**
 * The items of a delivery's shipment on the platform. No line there gets more than it has left (ORD-7): boxes that staff
 * sent on the platform meanwhile are not sent again. The same delivery always gets the same items.
 */
export function planShipment({ sent, here, there, onShipment }: ShipmentFacts): PlannedShipment {
  const free = new Map(
    there.map(({ id, quantity, quantityShipped }) => [id, quantity - quantityShipped + (onShipment.get(id) ?? 0)]),
  )
  const parts = sent.flatMap(({ lineNo, boxes, lot }) => {
    let left = boxes
    const ids = here.find((line) => line.lineNo === lineNo)?.platformLineIds ?? []
    return ids.flatMap((lineItemID) => {
      const quantity = Math.max(0, Math.min(left, free.get(lineItemID) ?? 0))
      left -= quantity
      free.set(lineItemID, (free.get(lineItemID) ?? 0) - quantity)
      return quantity > 0 ? [{ lineItemID, lot, quantity }] : []
    })
  })
  const byLine = Map.groupBy(parts, ({ lineItemID }) => lineItemID)
  return {
    items: [...byLine].map(([lineItemID, own]) => ({
      lineItemID,
      quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
    })),
    lots: parts.flatMap(({ lineItemID, lot, quantity }) => (lot ? [{ lineItemID, lot, quantity }] : [])),
  }
}

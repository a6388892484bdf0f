import type { OrderLine, OrderShipment } from '@tessera/client/shop/types.gen'
import { formatDay, formatDayAt } from '@tessera/ui/format'

export interface LinePart {
  number: string
  boxes: number
  lot: string | null
  /** The status of this part with its date. */
  when(year: number, timeZone: string): string
}

/** The shipments of a line that was split. */
export function partsOf(
  { lineNo, boxes, canceledBoxes }: Pick<OrderLine, 'lineNo' | 'boxes' | 'canceledBoxes'>,
  shipments: readonly OrderShipment[],
): LinePart[] {
  const parts = shipments.flatMap((shipment) =>
    shipment.lines
      .filter((line) => line.lineNo === lineNo)
      .map(({ boxes: part, lot }) => ({ number: shipment.number, boxes: part, lot, when: whenOf(shipment) })),
  )
  const isWhole = parts.length === 1 && parts[0]?.boxes === boxes - canceledBoxes
  return isWhole ? [] : parts
}

const whenOf =
  ({ kind, shippedAt, expectedOn, deliveredAt }: OrderShipment) =>
  (year: number, timeZone: string): string => {
    if (deliveredAt)
      return `${kind === 'pick-up' ? 'picked up' : 'delivered'} ${formatDayAt(deliveredAt, timeZone, year)}`
    return expectedOn ? `arrives ${formatDay(expectedOn, year)}` : `shipped ${formatDayAt(shippedAt, timeZone, year)}`
  }

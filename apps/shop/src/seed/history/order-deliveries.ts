import { addDays } from '@tessera/domain/billing/calendar'
import type { NewDelivery } from '@tessera/middleware/modules/orders/deliveries/insert-deliveries'
import type { NewSalesLine } from '@tessera/middleware/modules/orders/records/new-sales-document'
import { hashOf } from '@tessera/range/seeded-random'
import { momentOf, workdayFrom } from './history-clock.ts'
import type { PlannedOrder } from './planned-order.ts'

export type ShipKind = 'parcel' | 'freight' | 'pick-up'

const carriers: Record<ShipKind, string | null> = {
  parcel: 'Meridian Parcel',
  freight: 'Cumberland Freight',
  'pick-up': null,
}

/** One shipment: its day and the quantity per line. */
interface Shipment {
  day: string
  arrivesOn: string | null
  lines: NewDelivery['lines']
}

export const deliveryDays = { parcel: 3, freight: 4, 'pick-up': 0 } as const

/** Deliveries of an order with their ship dates; numbers are assigned later. */
export function orderDeliveries(
  order: PlannedOrder,
  shipKind: ShipKind,
  lines: readonly NewSalesLine[],
  today: string,
): Omit<NewDelivery, 'documentId' | 'key'>[] {
  return shipmentsOf(order, shipKind, lines).map(({ day, arrivesOn, lines: own }, index) => ({
    kind: shipKind,
    carrier: carriers[shipKind],
    tracking: shipKind === 'pick-up' ? null : trackingOf(`${order.key} ${index}`),
    shippedAt: momentOf(day, 16, 30),
    expectedOn: workdayFrom(addDays(day, deliveryDays[shipKind])),
    deliveredAt: arrivesOn && momentOf(arrivesOn, 17, 45),
    signedBy: arrivesOn && (order.person?.name ?? order.account.name),
    invoicedAt: momentOf(day < today ? day : today, 17),
    lines: own,
  }))
}

function shipmentsOf(order: PlannedOrder, shipKind: ShipKind, lines: readonly NewSalesLine[]): Shipment[] {
  const days = deliveryDays[shipKind]
  const first = workdayFrom(addDays(order.placedOn, order.origin === 'counter' ? 0 : shipKind === 'pick-up' ? 1 : 2))
  const some = (boxesOf: (line: NewSalesLine) => number): NewDelivery['lines'] =>
    lines
      .map((line) => ({ lineNo: line.lineNo, boxes: boxesOf(line), lot: line.lot ?? null }))
      .filter(({ boxes }) => boxes > 0)
  const shipped = ({ shippedBoxes = 0 }: NewSalesLine) => shippedBoxes
  const half = (line: NewSalesLine) => Math.floor(shipped(line) / 2)
  const all = { day: first, arrivesOn: workdayFrom(addDays(first, days)), lines: some(shipped) }
  if (all.lines.length === 0) return []
  if (order.stage === 'on-the-way') return [{ ...all, arrivesOn: null }]
  if (order.stage !== 'delivered-in-two') return [all]
  const later = workdayFrom(addDays(first, 9))
  return [
    { ...all, lines: some(half) },
    { day: later, arrivesOn: workdayFrom(addDays(later, days)), lines: some((line) => shipped(line) - half(line)) },
  ].filter(({ lines: own }) => own.length > 0)
}

const trackingOf = (text: string): string => `MP${String(hashOf(text)).padStart(10, '0')}US`

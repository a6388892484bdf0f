import type { NewDelivery } from '@tessera/middleware/modules/orders/deliveries/insert-deliveries'
import type { NewSalesEvent } from '@tessera/middleware/modules/orders/records/new-sales-document'
import { momentOf } from './history-clock.ts'
import type { OrderStage, PlannedOrder } from './planned-order.ts'

const placed: Record<PlannedOrder['origin'], string> = {
  web: 'You placed the order online.',
  counter: 'You bought it in the store.',
  phone: 'You ordered it by phone.',
  quote: 'You accepted our offer.',
}

/** Status updates after the order, dated one day later. */
const steps: Partial<Record<OrderStage, Omit<NewSalesEvent, 'at'>[]>> = {
  allocated: [{ kind: 'allocated', text: 'Your boxes are reserved.' }],
  picking: [
    { kind: 'allocated', text: 'Your boxes are reserved.' },
    { kind: 'picking', text: 'We are picking your order.' },
  ],
  'ready-for-pick-up': [
    { kind: 'picking', text: 'We are picking your order.' },
    { kind: 'ready-for-pick-up', text: 'Your order is ready at the store.' },
  ],
  backordered: [{ kind: 'backordered', text: 'Part of your order is backordered.' }],
  'partly-delivered': [{ kind: 'backordered', text: 'Part of your order is backordered.' }],
  declined: [{ kind: 'declined', text: 'Your company declined the order.' }],
  canceled: [{ kind: 'canceled', text: 'The order was canceled.' }],
}

export const orderEvents = ({ origin, stage, placedOn }: PlannedOrder): NewSalesEvent[] => [
  { kind: 'placed', at: momentOf(placedOn, 14, 5), text: placed[origin] },
  ...(steps[stage] ?? []).map((step, index) => ({ ...step, at: momentOf(placedOn, 18 + index * 2) })),
]

export function deliveredEvents({
  id = '',
  lines,
  carrier,
  shippedAt,
  deliveredAt,
  signedBy,
}: NewDelivery): NewSalesEvent[] {
  const boxes = lines.reduce((sum, line) => sum + line.boxes, 0)
  const left = `${boxes} ${boxes === 1 ? 'unit' : 'units'} shipped${carrier ? ` with ${carrier}` : ''}.`
  const shipped = { kind: 'shipped', reference: id, at: shippedAt, text: left }
  if (!deliveredAt) return [shipped]
  const text = signedBy ? `Delivered; signed for by ${signedBy}.` : 'Delivered.'
  return [shipped, { kind: 'delivered', reference: id, at: deliveredAt, text }]
}

import type { OrderDetail } from '@tessera/client/shop/types.gen'
import { fulfillmentLabel, type LineProgress } from '@tessera/domain/sales/fulfillment-label'

type OrderStatus = OrderDetail['status']

const orderStatusLabels: Record<OrderStatus, string> = {
  'awaiting-approval': 'Awaiting approval',
  open: 'In progress',
  completed: 'Complete',
  declined: 'Declined',
  canceled: 'Canceled',
}

/** The one status an order reads by: while it goes its way, how far it is. */
export const orderStatusText = (status: OrderStatus, lines: readonly LineProgress[], isPickUp: boolean): string =>
  (status === 'open' || status === 'completed') && lines.length > 0
    ? fulfillmentLabel(lines, isPickUp)
    : orderStatusLabels[status]

export const orderTypeLabels: Record<OrderDetail['type'], string> = {
  standard: 'Standard',
  sample: 'Samples',
  'special-order': 'Special order',
  return: 'Return',
  'pick-up': 'Pickup',
}

import type { OrderDetail } from '@tessera/client/shop/types.gen'

export const orderStatusLabels: Record<OrderDetail['status'], string> = {
  'awaiting-approval': 'Awaiting approval',
  open: 'In progress',
  completed: 'Complete',
  declined: 'Declined',
  canceled: 'Canceled',
}

export const orderTypeLabels: Record<OrderDetail['type'], string> = {
  standard: 'Standard',
  sample: 'Samples',
  'special-order': 'Special order',
  return: 'Return',
  'pick-up': 'Pickup',
}

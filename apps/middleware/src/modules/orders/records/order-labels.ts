import type { OrderDetail } from '@tessera/client/shop/types.gen'

export const statusTexts: Record<OrderDetail['status'], string> = {
  'awaiting-approval': 'Awaiting approval',
  open: 'In progress',
  completed: 'Complete',
  declined: 'Declined',
  canceled: 'Canceled',
}

export const typeTexts: Record<OrderDetail['type'], string> = {
  standard: 'Standard',
  sample: 'Samples',
  'special-order': 'Special order',
  return: 'Return',
  'pick-up': 'Pickup',
}

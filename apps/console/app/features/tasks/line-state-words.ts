import type { StaffOrder } from '@tessera/client/shop/types.gen'

export const lineStateWords: Readonly<Record<StaffOrder['lines'][number]['fulfilment'], string>> = {
  confirmed: 'Confirmed',
  allocated: 'Reserved',
  picking: 'Being picked',
  'ready-for-pick-up': 'Ready for pickup',
  shipped: 'On its way',
  delivered: 'Delivered',
  backordered: 'Backordered',
  canceled: 'Canceled',
}

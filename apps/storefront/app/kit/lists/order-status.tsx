import type { OrderRow } from '@tessera/client/shop/types.gen'
import { Badge, type BadgeKind } from '@tessera/ui/badge'

const kinds: Record<OrderRow['status'], BadgeKind> = {
  'awaiting-approval': 'warning',
  open: 'plain',
  completed: 'success',
  declined: 'sale',
  canceled: 'sale',
}

export const OrderStatus = ({ status, statusText }: Pick<OrderRow, 'status' | 'statusText'>) => (
  <Badge kind={kinds[status]}>{statusText}</Badge>
)

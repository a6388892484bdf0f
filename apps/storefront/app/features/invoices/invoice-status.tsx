import type { BillingRow } from '@tessera/client/shop/types.gen'
import { Badge, type BadgeKind } from '@tessera/ui/badge'

const kinds: Record<BillingRow['status'], BadgeKind> = {
  open: 'plain',
  'partially-paid': 'plain',
  overdue: 'sale',
  disputed: 'warning',
  'being-paid': 'warning',
  cleared: 'success',
  reversed: 'plain',
}

export const InvoiceStatus = ({ status, statusText }: Pick<BillingRow, 'status' | 'statusText'>) => (
  <Badge kind={kinds[status]}>{statusText}</Badge>
)

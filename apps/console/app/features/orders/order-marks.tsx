import type { StaffOrder } from '@tessera/client/shop/types.gen'
import { Badge, type BadgeKind } from '@tessera/ui/badge'

type Marked = Pick<StaffOrder, 'status' | 'statusText' | 'isLate' | 'isAwaitingPayment' | 'balanceCents'>

const statusKinds: Readonly<Record<StaffOrder['status'], BadgeKind>> = {
  open: 'plain',
  'awaiting-approval': 'warning',
  completed: 'success',
  declined: 'sale',
  canceled: 'sale',
}

/** How far an order is, and what is wrong with it. */
export function OrderMarks({ status, statusText, isLate, isAwaitingPayment }: Marked) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge kind={statusKinds[status]}>{statusText}</Badge>
      {isLate && <Badge kind="sale">Late</Badge>}
      {isAwaitingPayment && <Badge kind="warning">Not paid yet</Badge>}
    </span>
  )
}

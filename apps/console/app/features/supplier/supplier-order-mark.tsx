import type { Order } from '@tessera/client/platform/types.gen'
import { Badge, type BadgeKind } from '@tessera/ui/badge'

const marks: Readonly<Record<string, readonly [kind: BadgeKind, label: string]>> = {
  Open: ['warning', 'To ship'],
  Completed: ['success', 'Shipped'],
  Canceled: ['plain', 'Canceled'],
  Unsubmitted: ['plain', 'Not sent yet'],
}

/** How far an order of a supplier is, in words. */
export const supplierOrderStatus = ({ Status }: Pick<Order, 'Status'>): string => markOf(Status)[1]

const markOf = (status: Order['Status']): readonly [kind: BadgeKind, label: string] =>
  marks[status ?? ''] ?? ['plain', status ?? '']

/** How far an order of a supplier is. */
export function SupplierOrderMark({ Status }: Pick<Order, 'Status'>) {
  const [kind, label] = markOf(Status)
  return <Badge kind={kind}>{label}</Badge>
}

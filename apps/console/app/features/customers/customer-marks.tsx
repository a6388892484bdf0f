import { Badge } from '@tessera/ui/badge'
import type { CustomerRow } from './customer-list.ts'

/** The reasons to look twice at an account. */
export function CustomerMarks({
  isOnHold,
  overdueCents,
  status,
}: Pick<CustomerRow, 'isOnHold' | 'overdueCents' | 'status'>) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      {isOnHold && <Badge kind="sale">On hold</Badge>}
      {overdueCents > 0 && <Badge kind="warning">Overdue</Badge>}
      {status !== 'active' && <Badge>{statusWords[status]}</Badge>}
    </span>
  )
}

const statusWords: Readonly<Record<CustomerRow['status'], string>> = {
  active: 'Active',
  'in-review': 'In review',
  'needs-info': 'Needs information',
  declined: 'Declined',
  closed: 'Closed',
}

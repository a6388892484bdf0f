import { Badge, type BadgeKind } from '@tessera/ui/badge'
import type { MoneyRow } from './money-list.ts'

const kinds: Readonly<Record<MoneyRow['status'], BadgeKind>> = {
  open: 'plain',
  'partially-paid': 'plain',
  overdue: 'warning',
  disputed: 'sale',
  'being-paid': 'plain',
  cleared: 'success',
  reversed: 'plain',
}

/** The status of a document; an overdue one in dispute says both. */
export const DocumentMarks = ({
  status,
  statusText,
  daysOverdue,
}: Pick<MoneyRow, 'status' | 'statusText' | 'daysOverdue'>) => (
  <span className="inline-flex flex-wrap gap-1">
    <Badge kind={kinds[status]}>{statusText}</Badge>
    {status !== 'overdue' && daysOverdue > 0 && <Badge kind="warning">{daysOverdue} days overdue</Badge>}
  </span>
)

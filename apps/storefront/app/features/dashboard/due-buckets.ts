import type { BillingSummary } from '@tessera/client/shop/types.gen'
import type { dueValues } from '@tessera/contract/middleware/lists/models'
import { addDays } from '@tessera/domain/billing/calendar'

export interface DueBucket {
  /** A value of the filter MY STATUS_DUE, so that the linked list shows the same total. */
  value: (typeof dueValues)[number]
  label: string
  cents: number
  documents: number
}

type Days = BillingSummary['dueDays']

/** Open amounts by due date. The buckets do not overlap, so they add up to what is open. */
export function dueBuckets(dueDays: Days, today: string): DueBucket[] {
  const between = (first: number, last: number): Days =>
    dueDays.filter(({ on }) => on >= addDays(today, first) && on <= addDays(today, last))
  const bucket = (value: DueBucket['value'], label: string, days: Days): DueBucket => ({
    value,
    label,
    cents: days.reduce((sum, { cents }) => sum + cents, 0),
    documents: days.reduce((sum, { documents }) => sum + documents, 0),
  })
  return [
    bucket(
      'overdue',
      'Overdue',
      dueDays.filter(({ on }) => on < today),
    ),
    bucket('due 7', 'Due within 7 days', between(0, 7)),
    bucket('due 8-30', 'Due in 8–30 days', between(8, 30)),
    bucket(
      'due later',
      'Due later',
      dueDays.filter(({ on }) => on > addDays(today, 30)),
    ),
  ]
}

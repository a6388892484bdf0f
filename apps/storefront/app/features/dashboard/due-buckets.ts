import type { BillingSummary } from '@tessera/client/shop/types.gen'
import { addDays } from '@tessera/domain/billing/calendar'

export interface DueBucket {
  /** A value of the filter MY STATUS_DUE, so that the linked list shows the same total. */
  value: 'overdue' | 'due 7' | 'due 30' | 'not due'
  label: string
  cents: number
  documents: number
}

type Days = BillingSummary['dueDays']

/** Open amounts by due date. The 30-day bucket includes the 7-day one, as in the filters. */
export function dueBuckets(dueDays: Days, today: string): DueBucket[] {
  const until = (last: string): Days => dueDays.filter(({ on }) => on >= today && on <= last)
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
    bucket('due 7', 'Due in 7 days', until(addDays(today, 7))),
    bucket('due 30', 'Due in 30 days', until(addDays(today, 30))),
    bucket(
      'not due',
      'Not due yet',
      dueDays.filter(({ on }) => on > today),
    ),
  ]
}

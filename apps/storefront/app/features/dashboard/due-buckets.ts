import type { BillingSummary } from '@tessera/client/shop/types.gen'
import { addDays } from '@tessera/domain/billing/calendar'

export interface DueBucket {
  /** As the filter MY STATUS_DUE takes it: the list it leads to says the same. */
  value: 'overdue' | 'due 7' | 'due 30' | 'not due'
  label: string
  cents: number
  documents: number
}

type Days = BillingSummary['dueDays']

/** What is open by when it is due. A week is part of its month, as the filters count it. */
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

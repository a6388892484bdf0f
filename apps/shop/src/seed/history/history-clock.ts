import { addDays } from '@tessera/domain/billing/calendar'
import { addWorkdays } from '@tessera/middleware/modules/catalog/products/availability'

/** Dates of the history, all counted back from the moment it is written. */
export interface HistoryClock {
  now: Date
  today: string
  /** The date that many days ago; a negative number is in the future. */
  ago(days: number): string
}

export function clockOf(now: Date): HistoryClock {
  const today = now.toISOString().slice(0, 10)
  return { now, today, ago: (days) => addDays(today, -days) }
}

/** A UTC timestamp on a day. */
export const momentOf = (day: string, hour: number, minute = 0): string =>
  `${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00.000Z`

/** The day itself, or the Monday after a weekend: nothing leaves or is delivered on one. */
export const workdayFrom = (day: string): string => addWorkdays(addDays(day, -1), 1)

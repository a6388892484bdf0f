import { addDays } from '@tessera/domain/billing/calendar'

/** Days and moments of the history, all counted back from the moment it is told. */
export interface When {
  now: Date
  today: string
  /** So many days ago; below zero, in so many days. */
  ago(days: number): string
}

export function whenOf(now: Date): When {
  const today = now.toISOString().slice(0, 10)
  return { now, today, ago: (days) => addDays(today, -days) }
}

/** A moment of a day, by the hour of the books. */
export const at = (day: string, hour: number, minute = 0): string =>
  `${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00.000Z`

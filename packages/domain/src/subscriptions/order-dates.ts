import type { subscriptionIntervals } from '@tessera/contract/platform/enums'

export interface SubscriptionRhythm {
  interval: (typeof subscriptionIntervals)[number]
  /** Intervals between two orders, at least one. */
  frequency: number
  /** The day of the month that the subscriber chose, 1 to 31. */
  anchorDay: number
}

const day = 86_400_000
const daysOf = { Days: 1, Weeks: 7 } as const

/**
 * The order date after this one. All dates are UTC, so the time of day never shifts with daylight saving. A month
 * without the chosen day has its last day instead, and the next month has the chosen day again.
 */
export function nextOrderDate(date: Date, { interval, frequency, anchorDay }: SubscriptionRhythm): Date {
  if (interval !== 'Months') return new Date(date.getTime() + frequency * daysOf[interval] * day)
  const month = date.getUTCMonth() + frequency
  const next = new Date(date)
  next.setUTCFullYear(date.getUTCFullYear(), month, 1)
  next.setUTCDate(Math.min(anchorDay, lastDayOf(next)))
  return next
}

const lastDayOf = (date: Date): number =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()

/** Orders and reminders that are due for longer than this are not made up for. */
export const dueHours = 5

export interface DueSubscription {
  nextOrderDate: Date
  endDate: Date | null
}

/** Whether an order is due now: its date has come within the last five hours, and the subscription has not ended. */
export function isOrderDue({ nextOrderDate: date, endDate }: DueSubscription, now: Date): boolean {
  const late = now.getTime() - date.getTime()
  return late >= 0 && late < dueHours * 3_600_000 && (endDate === null || endDate > now)
}

import { addMonthsToDay } from '../billing/calendar.ts'

/** Purchased goods; negative if returned. */
export interface Purchase {
  on: string
  cents: number
}

export const windowMonths = 12

/** Net purchases of the twelve months ending on this day; at least zero. */
export function spentUntil(purchases: readonly Purchase[], day: string): number {
  const after = addMonthsToDay(day, -windowMonths)
  const sum = purchases.filter(({ on }) => on > after && on <= day).reduce((total, { cents }) => total + cents, 0)
  return Math.max(0, sum)
}

/**
 * The same for many days, in order, in one pass: otherwise an account with 25,000 invoices would be summed 25,000
 * times.
 */
export function spentBefore(purchases: readonly Purchase[], days: readonly string[]): number[] {
  const inOrder = purchases.toSorted((a, b) => a.on.localeCompare(b.on))
  let first = 0
  let next = 0
  let sum = 0
  return days.map((day) => {
    const after = addMonthsToDay(day, -windowMonths)
    for (; next < inOrder.length && (inOrder[next]?.on ?? '') < day; next++) sum += inOrder[next]?.cents ?? 0
    for (; first < next && (inOrder[first]?.on ?? '') <= after; first++) sum -= inOrder[first]?.cents ?? 0
    return Math.max(0, sum)
  })
}

import { addMonthsToDay } from '../billing/calendar.ts'

/** Goods that were bought, or below zero brought back. */
export interface Purchase {
  on: string
  cents: number
}

export const windowMonths = 12

/** Net goods of the twelve months that end with this day; what comes back never makes it less than nothing. */
export function spentUntil(purchases: readonly Purchase[], day: string): number {
  const after = addMonthsToDay(day, -windowMonths)
  const sum = purchases.filter(({ on }) => on > after && on <= day).reduce((total, { cents }) => total + cents, 0)
  return Math.max(0, sum)
}

/**
 * The same for many days, given in order, in one walk: an account with 25,000 invoices would else be added up 25,000
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

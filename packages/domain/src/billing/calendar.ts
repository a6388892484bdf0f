/** Days are text, 2026-03-31, and so are months, 2026-03, so they sort in order of time. */
const milliseconds = 24 * 60 * 60_000
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

export const addDays = (day: string, days: number): string => dayOf(timeOf(day) + days * milliseconds)
export const daysBetween = (from: string, to: string): number => Math.round((timeOf(to) - timeOf(from)) / milliseconds)
export const monthOf = (day: string): string => day.slice(0, 7)
export const firstDayOf = (month: string): string => `${month}-01`
export const lastDayOf = (month: string): string => addDays(firstDayOf(addMonths(month, 1)), -1)

export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = year * 12 + number - 1 + months
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** The same day some months later; the last day of the month if it has no such day. */
export function addMonthsToDay(day: string, months: number): string {
  const month = addMonths(monthOf(day), months)
  const last = lastDayOf(month)
  const same = `${month}-${day.slice(8)}`
  return same > last ? last : same
}

import type { HolidayId } from './store.ts'

export interface Holiday {
  id: HolidayId
  name: string
  /** '2026-11-26' */
  day: string
}

const isoDay = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** 0 is Sunday. */
const weekdayOf = (year: number, month: number, day: number): number =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay()

function nthWeekday(year: number, month: number, weekday: number, n: number): string {
  const first = 1 + ((weekday - weekdayOf(year, month, 1) + 7) % 7)
  return isoDay(year, month, first + (n - 1) * 7)
}

function lastWeekday(year: number, month: number, weekday: number): string {
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return isoDay(year, month, days - ((weekdayOf(year, month, days) - weekday + 7) % 7))
}

const [monday, thursday] = [1, 4]

/** The six holidays with special hours, by rule. Stores are open on the Monday after a holiday on Sunday. */
export const holidaysOf = (year: number): Holiday[] => [
  { id: 'new-year', name: 'New Year’s Day', day: isoDay(year, 1, 1) },
  { id: 'memorial-day', name: 'Memorial Day', day: lastWeekday(year, 5, monday) },
  { id: 'independence-day', name: 'Independence Day', day: isoDay(year, 7, 4) },
  { id: 'labor-day', name: 'Labor Day', day: nthWeekday(year, 9, monday, 1) },
  { id: 'thanksgiving', name: 'Thanksgiving Day', day: nthWeekday(year, 11, thursday, 4) },
  { id: 'christmas', name: 'Christmas Day', day: isoDay(year, 12, 25) },
]

export const findHoliday = (day: string): Holiday | undefined =>
  holidaysOf(Number(day.slice(0, 4))).find((holiday) => holiday.day === day)

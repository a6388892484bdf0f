import { addDays } from '@tessera/domain/billing/calendar'
import { localTime, momentOf } from '@tessera/domain/local-time'
import { hoursOn } from '../stores/opening.ts'
import type { Store, StoreHours } from '../stores/store.ts'
import { weekdayOf } from '../stores/weekday-of.ts'

type Timed = Pick<Store, 'timeZone' | 'hours' | 'holidayHours' | 'exceptions'>

export const slotMinutes = 45
const daysAhead = 14
/** Staff must have time to read the booking before the visitor arrives. */
const leadMilliseconds = 60 * 60 * 1000

/** Working hours of the designers: Tuesday to Saturday, ten to six, as our pages say. Sunday is 0. */
const designers = { days: new Set([2, 3, 4, 5, 6]), open: 10 * 60, close: 18 * 60 }

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Start times of one day: whole slots while the store is open and designers are in. */
function timesOn({ open, close }: StoreHours): string[] {
  const first = Math.max(minutesOf(open), designers.open)
  const last = Math.min(minutesOf(close), designers.close) - slotMinutes
  const count = Math.max(0, Math.floor((last - first) / slotMinutes) + 1)
  return Array.from({ length: count }, (_, index) => timeOf(first + index * slotMinutes))
}

/** Every slot of a store in the next two weeks, booked or not, in its local time. */
export function slotsOf(store: Timed, now: Date): Date[] {
  const { day: today } = localTime(now, store.timeZone)
  const days = Array.from({ length: daysAhead }, (_, index) => hoursOn(store, addDays(today, index)))
  return days
    .flatMap(({ day, hours }) =>
      hours && designers.days.has(weekdayOf(day)) ? timesOn(hours).map((time) => ({ day, time })) : [],
    )
    .map((local) => momentOf(local, store.timeZone))
    .filter((moment) => moment.getTime() >= now.getTime() + leadMilliseconds)
}

/** 'Tuesday, March 10 at 10:45 AM CDT' */
export function slotText(startsAt: Date, timeZone: string): string {
  const day = startsAt.toLocaleDateString('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' })
  const time = startsAt.toLocaleTimeString('en-US', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  return `${day} at ${time.replace(/\s/g, ' ')}`
}

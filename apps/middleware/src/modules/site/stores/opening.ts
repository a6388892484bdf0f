import { addDays } from '@tessera/domain/billing/calendar'
import { localTime, momentOf } from '@tessera/domain/local-time'
import { findHoliday } from './holidays.ts'
import type { Store, StoreHours } from './store.ts'
import { weekdayOf } from './weekday-of.ts'

type Timed = Pick<Store, 'timeZone' | 'hours' | 'holidayHours' | 'exceptions'>

export interface DayHours {
  day: string
  hours: StoreHours | null
  /** Why this day differs from its weekday: 'Labor Day', 'Inventory count'. */
  reason?: string
}

export interface StoreOpening {
  isOpen: boolean
  today: DayHours
  /** Closing time; only while the store is open. */
  closesAt?: Date
  /** Next opening; missing while open, and if no day of the next two weeks has hours. */
  opensAt?: Date
}

export function hoursOn({ hours, holidayHours, exceptions }: Timed, day: string): DayHours {
  const exception = exceptions.find((one) => one.day === day)
  if (exception) return { day, hours: exception.hours, reason: exception.reason }
  const holiday = findHoliday(day)
  const special = holiday && holidayHours[holiday.id]
  if (holiday && special !== undefined) return { day, hours: special, reason: holiday.name }
  return { day, hours: hours[weekdayOf(day)] ?? null }
}

/** The opening state at this moment, in the store's local time. */
export function openingAt(store: Timed, now: Date): StoreOpening {
  const { day, time } = localTime(now, store.timeZone)
  const today = hoursOn(store, day)
  if (today.hours && time >= today.hours.open && time < today.hours.close) {
    return { isOpen: true, today, closesAt: momentOf({ day, time: today.hours.close }, store.timeZone) }
  }
  const opensAt = nextOpening(store, day, time)
  return { isOpen: false, today, ...(opensAt && { opensAt }) }
}

/** Hours of today and the following days, with holidays, for the store page. */
export const hoursFrom = (store: Timed, now: Date, days: number): DayHours[] => {
  const { day } = localTime(now, store.timeZone)
  return Array.from({ length: days }, (_, index) => hoursOn(store, addDays(day, index)))
}

const horizonDays = 14

function nextOpening(store: Timed, day: string, time: string): Date | undefined {
  for (let ahead = 0; ahead <= horizonDays; ahead += 1) {
    const { day: candidate, hours } = hoursOn(store, addDays(day, ahead))
    const isAhead = ahead > 0 || (hours !== null && time < hours.open)
    if (hours && isAhead) return momentOf({ day: candidate, time: hours.open }, store.timeZone)
  }
  return undefined
}

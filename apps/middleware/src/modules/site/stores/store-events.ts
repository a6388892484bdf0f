import { addDays } from '@tessera/domain/billing/calendar'
import { localTime } from '@tessera/domain/local-time'
import { hoursOn } from './opening.ts'
import type { Store } from './store.ts'
import { weekdayOf } from './weekday-of.ts'

export interface StoreEvent {
  title: string
  text: string
  /** As 2026-11-21, in the store's time zone. */
  day: string
  starts: string
  minutes: number
}

/** An event as staff enter it: on one day, or on a weekday of every month. */
export interface PlannedEvent {
  title: string
  text: string
  day: string | null
  /** The second Saturday is `week` 2, `weekday` 6. */
  week: number | null
  weekday: number | null
  /** Defaults to the opening time. */
  starts: string | null
  minutes: number
}

type Timed = Pick<Store, 'timeZone' | 'hours' | 'holidayHours' | 'exceptions'>

const horizonDays = 60

/** The next date of each event, soonest first. Events on closed days and events that have begun are left out. */
export function eventsOf(store: Timed, planned: readonly PlannedEvent[], now: Date): StoreEvent[] {
  const here = localTime(now, store.timeZone)
  return planned.flatMap((one) => nextOf(one, store, here) ?? []).toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

function nextOf(
  one: PlannedEvent,
  store: Timed,
  { day: today, time }: { day: string; time: string },
): StoreEvent | undefined {
  for (let ahead = 0; ahead <= horizonDays; ahead += 1) {
    const day = addDays(today, ahead)
    const { hours } = hoursOn(store, day)
    if (!isItsDay(one, day) || !hours) continue
    const starts = one.starts ?? hours.open
    if (starts < hours.open || starts >= hours.close || (ahead === 0 && starts <= time)) continue
    return { title: one.title, text: one.text, day, starts, minutes: one.minutes }
  }
  return undefined
}

const isItsDay = ({ day: only, week, weekday }: PlannedEvent, day: string): boolean =>
  only === null ? weekdayOf(day) === weekday && Math.ceil(Number(day.slice(8)) / 7) === week : only === day

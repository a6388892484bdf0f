import { addDays } from '@tessera/domain/billing/calendar'
import { localTime } from '@tessera/domain/local-time'
import { hoursOn } from './opening.ts'
import type { Store, StoreService } from './store.ts'
import { weekdayOf } from './weekday-of.ts'

export interface StoreEvent {
  title: string
  text: string
  /** As 2026-11-21, in the store's time zone. */
  day: string
  starts: string
  minutes: number
}

interface Series {
  title: string
  text: string
  needs: StoreService
  /** The second Saturday is `week` 2, `weekday` 6. */
  week: number
  weekday: number
  /** Defaults to the opening time. */
  starts?: string
  minutes: number
}

/** Monthly events, in every store with the needed service. */
const series: readonly Series[] = [
  {
    title: 'Samples and light',
    text: 'Bring a photo of your room and leave with three matching samples. A designer will be there.',
    needs: 'design-studio',
    week: 1,
    weekday: 4,
    starts: '16:30',
    minutes: 60,
  },
  {
    title: 'Setting tile by hand',
    text: 'Mix, comb, set and grout six square feet yourself. Tools provided.',
    needs: 'cut-to-size',
    week: 2,
    weekday: 6,
    starts: '10:00',
    minutes: 90,
  },
  {
    title: 'Pro breakfast',
    text: 'Coffee, new arrivals and what’s coming next.',
    needs: 'pro-desk',
    week: 3,
    weekday: 2,
    minutes: 45,
  },
]

const horizonDays = 60

/** The next event of each series, soonest first. Events on closed days and events that have begun are left out. */
export function eventsOf(store: Store, now: Date): StoreEvent[] {
  const here = localTime(now, store.timeZone)
  return series
    .filter(({ needs }) => store.services.includes(needs))
    .flatMap((one) => nextOf(one, store, here) ?? [])
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

function nextOf(
  one: Series,
  store: Store,
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

const isItsDay = ({ week, weekday }: Series, day: string): boolean =>
  weekdayOf(day) === weekday && Math.ceil(Number(day.slice(8)) / 7) === week

import { formatWeekday } from '@tessera/domain/format-day'
import { formatClock } from './format-clock.ts'
import { hoursFrom } from './opening.ts'
import type { Store, StoreHours } from './store.ts'

type Timed = Pick<Store, 'timeZone' | 'hours' | 'holidayHours' | 'exceptions'>

/** Monday first, with its place in `hours`, which start on Sunday. */
const days = [
  ['Mon', 1],
  ['Tue', 2],
  ['Wed', 3],
  ['Thu', 4],
  ['Fri', 5],
  ['Sat', 6],
  ['Sun', 0],
] as const

/** The week in as few lines as it takes, then the days of the next weeks that differ: 'Mon–Fri: 8 AM–7 PM'. */
export function describeHours(store: Timed, now: Date, daysAhead: number): string[] {
  const groups: { from: string; to: string; text: string }[] = []
  for (const [name, index] of days) {
    const text = hoursText(store.hours[index] ?? null)
    const last = groups.at(-1)
    if (last?.text === text) last.to = name
    else groups.push({ from: name, to: name, text })
  }
  const special = hoursFrom(store, now, daysAhead).filter(({ reason }) => reason !== undefined)
  return [
    ...groups.map(({ from, to, text }) => `${from === to ? from : `${from}–${to}`}: ${text}`),
    ...special.map(({ day, hours, reason }) => `${formatWeekday(day)} (${reason}): ${hoursText(hours)}`),
  ]
}

const hoursText = (hours: StoreHours | null): string =>
  hours ? `${formatClock(hours.open)}–${formatClock(hours.close)}` : 'closed'

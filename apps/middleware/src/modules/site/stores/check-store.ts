import type { StoreToSaveInput } from '@tessera/client/shop/types.gen'
import { holidayIds } from '@tessera/contract/shop/staff-words'
import { checkFields } from '../../../kit/check-fields.ts'
import { requiredEmail, requiredLine } from '../../../kit/form-fields.ts'
import { invalid } from '../../../kit/shop-error.ts'
import type { DayException, HolidayId, Store, StoreHours, WeekHours } from './store.ts'
import type { StoreParts } from './store-parts.ts'

export type CheckedStore = Pick<Store, 'phone' | 'email' | 'hours' | 'holidayHours' | 'exceptions' | 'services'> &
  StoreParts

const maxRows = 30
const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** Checks everything that staff change about a store, and names every problem at once. */
export const checkStore = (body: StoreToSaveInput): CheckedStore =>
  checkFields({
    phone: () => requiredLine('phone', body.phone),
    email: () => requiredEmail(body.email),
    hours: () => readWeek(body.hours ?? []),
    holidayHours: () => readHolidays(body.holidays ?? []),
    exceptions: () => readExceptions(body.exceptions ?? []),
    services: () => [...new Set(body.services ?? [])],
    people: () => readPeople(body.people ?? []),
    events: () => readEvents(body.events ?? []),
  })

interface Times {
  opens?: string | null
  closes?: string | null
}

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** Both times, or neither for a closed day. */
function readTimes(field: string, name: string, { opens, closes }: Times): StoreHours | null {
  const [open, close] = [opens?.trim() ?? '', closes?.trim() ?? '']
  if (!open && !close) return null
  if (!isTime(open) || !isTime(close))
    return invalid(field, `${name}: enter both times, such as 09:00 and 18:00, or neither if the store is closed.`)
  return open < close ? { open, close } : invalid(field, `${name}: the store must close after it opens.`)
}

function readWeek(days: readonly Times[]): WeekHours {
  if (days.length !== 7) invalid('hours', 'Enter the hours of all seven days.')
  const on = (index: number) => readTimes('hours', dayNames[index] ?? '', days[index] ?? {})
  return [on(0), on(1), on(2), on(3), on(4), on(5), on(6)]
}

function readHolidays(given: NonNullable<StoreToSaveInput['holidays']>): Store['holidayHours'] {
  const entries = given.flatMap(({ id, mode, ...times }): [HolidayId, StoreHours | null][] => {
    const known = holidayIds.find((one) => one === id)
    if (!known || mode === 'usual') return []
    if (mode === 'closed') return [[known, null]]
    const hours = readTimes('holidays', known.replace('-', ' '), times)
    return [[known, hours ?? invalid('holidays', `Enter the hours of ${known.replace('-', ' ')}, or choose closed.`)]]
  })
  return Object.fromEntries(entries)
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text)

function readExceptions(given: NonNullable<StoreToSaveInput['exceptions']>): DayException[] {
  if (given.length > 200) invalid('exceptions', 'A store has up to 200 days with other hours.')
  const days = given.map(({ day: typed, reason, ...times }) => {
    const day = typed?.trim() ?? ''
    if (!isDay(day)) return invalid('exceptions', `“${day}” is no day. Enter it as 2026-12-24.`)
    const why = reason?.trim() || invalid('exceptions', `Say why ${day} is different; customers read it.`)
    return { day, hours: readTimes('exceptions', day, times), reason: why }
  })
  const twice = days.find(({ day }, index) => days.findIndex((other) => other.day === day) !== index)
  if (twice) invalid('exceptions', `${twice.day} is there twice.`)
  return days.toSorted((one, other) => one.day.localeCompare(other.day))
}

function readPeople(given: NonNullable<StoreToSaveInput['people']>): StoreParts['people'] {
  if (given.length > maxRows) invalid('people', `A store shows up to ${maxRows} people.`)
  return given.map(({ name, role, text }) => {
    const words = [name, role, text].map((one) => one?.trim() ?? '')
    const [who = '', post = '', about = ''] = words
    return words.every(Boolean)
      ? { name: who, role: post, text: about }
      : invalid('people', `Enter name, role and a sentence for ${who || post || about || 'each person'}.`)
  })
}

function readEvents(given: NonNullable<StoreToSaveInput['events']>): StoreParts['events'] {
  if (given.length > maxRows) invalid('events', `A store has up to ${maxRows} events.`)
  return given.map((event) => {
    const title = event.title?.trim() || invalid('events', 'Enter the title of each event.')
    const text = event.text?.trim() || invalid('events', `Say in a sentence what “${title}” is.`)
    const starts = event.starts?.trim() || null
    if (starts && !isTime(starts)) invalid('events', `“${title}” starts at a time such as 16:30.`)
    const minutes = event.minutes ?? 0
    if (!(minutes >= 15 && minutes <= 480)) invalid('events', `“${title}” takes 15 to 480 minutes.`)
    return { title, text, starts, minutes, ...readDate(title, event) }
  })
}

function readDate(title: string, { day, week, weekday }: NonNullable<StoreToSaveInput['events']>[number]) {
  const only = day?.trim() || null
  if (only) return isDay(only) ? { day: only, week: null, weekday: null } : invalid('events', `“${only}” is no day.`)
  const isMonthly = week && week >= 1 && week <= 5 && weekday !== null && weekday !== undefined && weekday <= 6
  return isMonthly && weekday >= 0
    ? { day: null, week, weekday }
    : invalid('events', `Enter the day of “${title}”, or choose the week and the weekday of every month.`)
}

import type { SavedStore, StoreToSaveInput } from '@tessera/client/shop/types.gen'
import { holidayIds, storeServices } from '@tessera/contract/shop/staff-words'

type Typed = Record<string, string>

/** The fields of the form for a stored store; a refused form has the same names. */
export function fieldsOf(store: NonNullable<SavedStore['replaced']>): Typed {
  const { phone, email, hours, holidays, exceptions, services, people, events } = store
  return Object.fromEntries([
    ['phone', phone],
    ['email', email],
    ...hours.flatMap((day, index) => timesAt(`hours.${index}`, day)),
    ...holidays.flatMap(({ id, mode, ...times }) => [[`holiday.${id}.mode`, mode], ...timesAt(`holiday.${id}`, times)]),
    ...services.map((service) => [`service.${service}`, 'yes']),
    ...rowsAt('exception', exceptions),
    ...rowsAt('person', people),
    ...rowsAt('event', events),
  ])
}

const timesAt = (start: string, { opens, closes }: { opens: string | null; closes: string | null }) => [
  [`${start}.opens`, opens ?? ''],
  [`${start}.closes`, closes ?? ''],
]

const rowsAt = (start: string, rows: readonly object[]) =>
  rows.flatMap((row, index) =>
    Object.entries(row).map(([name, value]) => [`${start}.${index}.${name}`, value === null ? '' : String(value)]),
  )

/** How many rows of a kind a form has. */
export const countRows = (typed: Typed, start: string): number =>
  Math.max(
    0,
    ...Object.keys(typed).map((name) => {
      const [, index] = new RegExp(`^${start}\\.(\\d{1,3})\\.`).exec(name) ?? []
      return index === undefined ? 0 : Number(index) + 1
    }),
  )

/** The store as the form says. Rows without a word are left out: an empty one is for a new entry. */
export function readStoreForm(typed: Typed): Omit<StoreToSaveInput, 'id' | 'version' | 'isTrial'> {
  const text = (name: string): string => typed[name] ?? ''
  const times = (start: string) => ({ opens: text(`${start}.opens`) || null, closes: text(`${start}.closes`) || null })
  const rows = (start: string, needed: readonly string[]): ((name: string) => string)[] =>
    Array.from(
      { length: countRows(typed, start) },
      (_, index) => (name: string) => text(`${start}.${index}.${name}`),
    ).filter((row) => needed.some((name) => row(name) !== ''))
  return {
    phone: text('phone'),
    email: text('email'),
    hours: Array.from({ length: 7 }, (_, index) => times(`hours.${index}`)),
    holidays: holidayIds.map((id) => ({ id, mode: modeOf(text(`holiday.${id}.mode`)), ...times(`holiday.${id}`) })),
    services: storeServices.filter((service) => text(`service.${service}`) !== ''),
    exceptions: rows('exception', ['day', 'reason']).map((row) => ({
      day: row('day'),
      opens: row('opens') || null,
      closes: row('closes') || null,
      reason: row('reason'),
    })),
    people: rows('person', ['name', 'role', 'text']).map((row) => ({
      name: row('name'),
      role: row('role'),
      text: row('text'),
    })),
    events: rows('event', ['title', 'text', 'day']).map((row) => ({
      title: row('title'),
      text: row('text'),
      day: row('day') || null,
      starts: row('starts') || null,
      week: numberOf(row('week')),
      weekday: numberOf(row('weekday')),
      minutes: Number(row('minutes')) || 0,
    })),
  }
}

const modeOf = (text: string) => (['usual', 'closed', 'times'] as const).find((mode) => mode === text) ?? 'usual'
const numberOf = (text: string): number | null => (/^\d$/.test(text) ? Number(text) : null)

/** Time zone of the shop: of guests, and of accounts without a store. */
export const shopTimeZone = 'America/New_York'

/** Local date and time: '2026-11-26' and '09:30'. */
export interface LocalTime {
  day: string
  time: string
}

interface ZoneFormat {
  format: Intl.DateTimeFormat
  /** The second that was formatted last: one call shows many lines at the same moment. */
  second: number
  local: Readonly<LocalTime>
}

const formats = new Map<string, ZoneFormat>()

// creating a format costs more than using it a hundred times
function formatOf(timeZone: string): ZoneFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const made = { format, second: Number.NaN, local: { day: '', time: '' } }
  formats.set(timeZone, made)
  return made
}

/** Cuts the formatted text '2026-11-26, 09:30', which takes 3 µs; its parts take 8. */
export function localTime(moment: Date, timeZone: string): Readonly<LocalTime> {
  const zone = formatOf(timeZone)
  const second = Math.floor(moment.getTime() / 1000)
  if (second === zone.second) return zone.local
  const [day = '', time = ''] = zone.format.format(moment).split(', ')
  zone.second = second
  zone.local = { day, time }
  return zone.local
}

/** Business days are days on the store's calendar: 23:30 in Atlanta is still today there, though tomorrow in UTC. */
export const dayIn = (moment: Date, timeZone: string): string => localTime(moment, timeZone).day

/** The moment of a local time. The hour skipped in March is read as the next one. */
export function momentOf({ day, time }: LocalTime, timeZone: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`)
  const first = wall - offsetAt(wall, timeZone)
  return new Date(wall - offsetAt(first, timeZone))
}

function offsetAt(instant: number, timeZone: string): number {
  const { day, time } = localTime(new Date(instant), timeZone)
  return Date.parse(`${day}T${time}:00Z`) - Math.floor(instant / 60_000) * 60_000
}

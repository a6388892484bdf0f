import { formatDollars } from '@tessera/domain/format-dollars'
import { formatUnits as formatDomainUnits } from '@tessera/domain/format-units'

const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** Pages, emails and documents write money in one way. */
export const formatMoney = formatDollars
export const formatUnits = formatDomainUnits

/** Search records have dollars, exact to the cent; everything else has whole cents. */
export const centsOf = (dollars: number): number => Math.round(dollars * 100)

export const formatCount = (count: number): string => whole.format(count)

/** `108.2 sq ft`; also accepts decimal text, as the coverage rules return it. */
export const formatArea = (sqft: number | string): string => `${plain.format(Number(sqft))} sq ft`

export const formatWeight = (pounds: number | string): string => `${whole.format(Number(pounds))} lb`

export const formatMiles = (miles: number): string =>
  miles < 10 ? `${plain.format(Math.round(miles * 10) / 10)} mi` : `${whole.format(miles)} mi`

/** Created once: creating a formatter takes 50 µs, and a calendar has a hundred dates. */
const dayParts = { weekday: 'short', month: 'short', day: 'numeric' } as const
const momentParts = { ...dayParts, hour: 'numeric', minute: '2-digit' } as const
const days = new Intl.DateTimeFormat('en-US', { ...dayParts, timeZone: 'UTC' })
const daysOfYears = new Intl.DateTimeFormat('en-US', { ...dayParts, year: 'numeric', timeZone: 'UTC' })
const longDays = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** `2026-11-19` becomes `Thu, Nov 19`, with the year if it is not the given one. */
export function formatDay(day: string, year?: number): string {
  const date = new Date(`${day.slice(0, 10)}T12:00:00Z`)
  const isOther = year !== undefined && date.getUTCFullYear() !== year
  return (isOther ? daysOfYears : days).format(date)
}

/** `September 22, 2026`, for articles and documents. */
export const formatLongDay = (day: string): string => longDays.format(new Date(`${day.slice(0, 10)}T12:00:00Z`))

/** A timestamp in the store's time zone: `Thu, Nov 19, 2:30 PM`, with the year if it is not the given one. */
export function formatMoment(moment: string, timeZone: string, year?: number): string {
  const isOther = year !== undefined && !dayAt(moment, timeZone).startsWith(`${year}-`)
  const format = isOther
    ? formatIn(momentsOfYears, timeZone, { ...momentParts, year: 'numeric' })
    : formatIn(moments, timeZone, momentParts)
  return format.format(new Date(moment))
}

/** The day of a timestamp in the store's time zone: `Thu, Nov 19`, with the year if it is not the given one. */
export const formatDayAt = (moment: string, timeZone: string, year?: number): string =>
  formatDay(dayAt(moment, timeZone), year)

/** `2026-11-19`. */
function dayAt(moment: string, timeZone: string): string {
  const { year, month, day } = Object.fromEntries(
    formatIn(calendarDays, timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' })
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, value]),
  )
  return `${year}-${month}-${day}`
}

const moments = new Map<string, Intl.DateTimeFormat>()
const momentsOfYears = new Map<string, Intl.DateTimeFormat>()
const calendarDays = new Map<string, Intl.DateTimeFormat>()

function formatIn(known: Map<string, Intl.DateTimeFormat>, timeZone: string, parts: Intl.DateTimeFormatOptions) {
  const format = known.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...parts, timeZone })
  known.set(timeZone, format)
  return format
}

/** `08:00` becomes `8 AM`, `18:30` becomes `6:30 PM`. */
export function formatHour(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const clock = `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`
  return `${clock} ${hours < 12 ? 'AM' : 'PM'}`
}

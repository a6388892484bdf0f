/** The only place where numbers are formatted: whole cents in, American English out. */
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

export const formatMoney = (cents: number): string =>
  Number.isInteger(cents) ? exactMoney(cents) : dollars.format(cents / 100)

/** Formats without `Intl`: a page has a hundred prices, and this takes a tenth of the time. */
function exactMoney(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const whole = digits.slice(0, -2)
  const grouped = whole.length > 3 ? whole.replaceAll(/\B(?=(\d{3})+$)/g, ',') : whole
  return `${cents < 0 ? '-' : ''}$${grouped}.${digits.slice(-2)}`
}

/** Search records have dollars, exact to the cent; everything else has whole cents. */
export const centsOf = (dollars: number): number => Math.round(dollars * 100)

export const formatCount = (count: number): string => whole.format(count)

/** `108.2 sq ft`; also accepts decimal text, as the coverage rules return it. */
export const formatArea = (sqft: number | string): string => `${plain.format(Number(sqft))} sq ft`

export const formatWeight = (pounds: number | string): string => `${whole.format(Number(pounds))} lb`

export const formatMiles = (miles: number): string =>
  miles < 10 ? `${plain.format(Math.round(miles * 10) / 10)} mi` : `${whole.format(miles)} mi`

/** `1 box`, `9 boxes`, `1 piece`, `2 pieces`; the unit comes in the singular. */
export const formatUnits = (count: number, unit: string): string =>
  `${formatCount(count)} ${count === 1 ? unit : pluralOf(unit)}`

const pluralOf = (unit: string): string => (/(x|ch|sh|s)$/.test(unit) ? `${unit}es` : `${unit}s`)

/** `12x24` becomes `12 × 24`. */
export const formatSize = (size: string): string => size.replaceAll(/(\d|in)\s?x\s?(?=\d)/g, '$1 × ')

/** Created once: creating a formatter takes 50 µs, and a calendar has a hundred dates. */
const dayParts = { weekday: 'short', month: 'short', day: 'numeric' } as const
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

/** A timestamp in the store's time zone: `Thu, Nov 19, 2:30 PM`. */
export const formatMoment = (moment: string | Date, timeZone = 'America/Chicago'): string =>
  new Intl.DateTimeFormat('en-US', { ...dayParts, hour: 'numeric', minute: '2-digit', timeZone }).format(
    new Date(moment),
  )

/** `08:00` becomes `8 AM`, `18:30` becomes `6:30 PM`. */
export function formatHour(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const clock = `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`
  return `${clock} ${hours < 12 ? 'AM' : 'PM'}`
}

import { formatDollars } from '@tessera/domain/format-dollars'
import { dayIn as localDayIn } from '@tessera/domain/local-time'
import type { ColumnKind, TableCell } from './export-table.ts'

/** `Mar 14, 2026` from a day or a timestamp. */
export function formatDay(day: string | null): string {
  if (!day) return ''
  return new Date(`${day.slice(0, 10)}T12:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  })
}

/** The day of a timestamp in a time zone. */
export function formatDayIn(moment: string | null, timeZone: string): string {
  if (!moment) return ''
  return new Date(moment).toLocaleDateString('en-US', { timeZone, year: 'numeric', month: 'short', day: 'numeric' })
}

/** `2026-03-14`, the day of a timestamp in a time zone. */
export const dayIn = (moment: string, timeZone: string): string => localDayIn(new Date(moment), timeZone)

export const formatArea = (sqft: number | null): string =>
  sqft === null ? '' : `${sqft.toLocaleString('en-US', { maximumFractionDigits: 2 })} sq ft`

/** `October 2026` from `2026-10`. */
export const formatMonth = (month: string): string =>
  new Date(`${month}-01T12:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long' })

/** `Shower wall` from `shower-wall`. */
export const toSentenceCase = (word: string): string =>
  (word.charAt(0).toUpperCase() + word.slice(1)).replaceAll('-', ' ')

/** For programs: no currency sign or thousands separators. Money in dollars with two decimals. */
export function plainCell(kind: ColumnKind, value: TableCell): string {
  if (value === null) return ''
  if (kind === 'money') return (Number(value) / 100).toFixed(2)
  if (kind === 'area') return Number(value).toFixed(4)
  return String(value)
}

/** For people. */
export function formatCell(kind: ColumnKind, value: TableCell): string {
  if (value === null) return ''
  if (kind === 'money') return formatDollars(Number(value))
  if (kind === 'date') return formatDay(String(value))
  if (kind === 'area') return formatArea(Number(value))
  return kind === 'count' ? Number(value).toLocaleString('en-US') : String(value)
}

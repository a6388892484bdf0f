import type { ColumnKind, TableCell } from './export-table.ts'

/** `$1,234.50`; a minus for negative amounts. */
export function formatDollars(cents: number): string {
  const text = `$${(Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
  return cents < 0 ? `−${text}` : text
}

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

export const formatArea = (sqft: number | null): string =>
  sqft === null ? '' : `${sqft.toLocaleString('en-US', { maximumFractionDigits: 2 })} sq ft`

/** `October 2026` from `2026-10`. */
export const formatMonth = (month: string): string =>
  new Date(`${month}-01T12:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long' })

/** `Shower wall` from `shower-wall`. */
export const toSentenceCase = (word: string): string =>
  (word.charAt(0).toUpperCase() + word.slice(1)).replaceAll('-', ' ')

const plurals: Record<string, string> = { box: 'boxes', each: 'pieces' }
/** `9 boxes`, `1 sheet`, `3 pieces`. */
export function formatUnits(count: number, unit: string): string {
  if (count === 1) return unit === 'each' ? '1 piece' : `1 ${unit}`
  return `${count.toLocaleString('en-US')} ${plurals[unit] ?? `${unit}s`}`
}

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

import { addDays } from './returnability.ts'

export interface Period {
  /** Both days are included. */
  from: string
  to: string
}

const day = /^\d{4}-\d{2}-\d{2}$/

/**
 * Parses `30`, `90` or `365` days until today, a year `2025`, or `2025-01-01..2025-03-31`; undefined for anything else.
 */
export function findPeriod(text: string, today: string): Period | undefined {
  if (/^(30|90|365)$/.test(text)) return { from: addDays(today, 1 - Number(text)), to: today }
  if (/^(19|20)\d{2}$/.test(text)) return { from: `${text}-01-01`, to: `${text}-12-31` }
  const [from = '', to = '', ...rest] = text.split('..')
  if (rest.length > 0 || !isDay(from) || !isDay(to) || from > to) return undefined
  return { from, to }
}

const isDay = (text: string): boolean =>
  day.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text

const dateOnly = /^\d{4}-\d{1,2}-\d{1,2}$/
const iso = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/i
const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/** Parses a time as clients write it: ISO, a date alone, or month/day/year; without an offset it is UTC. */
export function findMoment(text: string): Date | undefined {
  const plain = normalizeMoment(text.trim())
  const moment = new Date(plain)
  const year = moment.getUTCFullYear()
  return Number.isNaN(moment.getTime()) || year < 1 || year > 9999 || !isDay(plain) ? undefined : moment
}

/** The same as text, to the microsecond: PostgreSQL stores six decimals, a Date only three. */
export function findInstant(text: string): string | undefined {
  const moment = findMoment(text)
  const [, decimals = ''] = /\.(\d+)/.exec(text) ?? []
  return moment?.toISOString().replace(/\.\d{3}Z$/, `.${decimals.slice(0, 6).padEnd(6, '0')}Z`)
}

function normalizeMoment(text: string): string {
  const [, month, day, year] = american.exec(text) ?? []
  if (year) return `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}T00:00:00Z`
  if (dateOnly.test(text)) return `${text.replace(/-(\d)(?=-|$)/g, '-0$1')}T00:00:00Z`
  if (!iso.test(text)) return 'not a date'
  return /(Z|[+-]\d{2}:?\d{2})$/i.test(text) ? text.replace(' ', 'T') : `${text.replace(' ', 'T')}Z`
}

/** False for days that no month has: a Date takes 30 February for 1 March. */
function isDay(plain: string): boolean {
  const [year = 0, month = 0, day = 0] = plain.slice(0, 10).split('-').map(Number)
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
}

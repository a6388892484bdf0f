const literal = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:\s+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/
const iso = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/

/** Parses `6/15/2016`, month first, in UTC, optionally with a time of day. Rejects days that no month has. */
export function findDate(text: string): number | undefined {
  const match = literal.exec(text)
  if (!match) return undefined
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0))
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  date.setUTCHours(hour, minute, second)
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal && hour < 24 && minute < 60 && second < 60 ? date.getTime() : undefined
}

/** The time of an ISO text; UTC if it has no zone, in any server time zone. */
export function findIsoTime(text: string): number | undefined {
  // most texts are not ISO, and this check is cheaper than the pattern
  const match = text[4] === '-' ? iso.exec(text) : null
  if (!match) return undefined
  const [, clock, , , zone] = match
  const time = Date.parse(clock && !zone ? `${text}Z` : text)
  return Number.isNaN(time) ? undefined : time
}

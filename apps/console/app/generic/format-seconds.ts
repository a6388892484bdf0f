import { formatCount } from '@tessera/ui/format'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** A length of time in the largest unit that has two of it: `75 s`, `12 min`, `5 h`, `3 days`. */
export function formatSeconds(seconds: number): string {
  if (seconds < 2 * minute) return `${seconds} s`
  if (seconds < 2 * hour) return `${Math.floor(seconds / minute)} min`
  return seconds < 2 * day ? `${Math.floor(seconds / hour)} h` : `${formatCount(Math.floor(seconds / day))} days`
}

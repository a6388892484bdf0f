const dayLength = 86_400_000
const known = new Map<number, string>()

/** Adds days to a date such as '2026-03-14'; negative counts go back. */
export function daysAfter(day: string, count: number): string {
  const time = Date.parse(`${day}T00:00:00Z`) + count * dayLength
  const found = known.get(time) ?? new Date(time).toISOString().slice(0, 10)
  known.set(time, found)
  return found
}

export const momentOf = (day: string): string => `${day}T00:00:00.000Z`

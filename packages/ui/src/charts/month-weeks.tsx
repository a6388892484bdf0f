const dayMilliseconds = 24 * 60 * 60_000
const timeOf = (text: string): number => Date.parse(`${text}T00:00:00Z`)
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The weeks of a month from Sunday to Saturday; days of adjacent months are undefined. */
export function monthWeeks(month: string): (string | undefined)[][] {
  const first = timeOf(`${month}-01`)
  const blanks = new Date(first).getUTCDay()
  const days = Array.from({ length: 31 }, (_, index) => dayOf(first + index * dayMilliseconds)).filter((text) =>
    text.startsWith(month),
  )
  const cells = [...Array.from({ length: blanks }, () => undefined), ...days]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => cells[week * 7 + weekday]),
  )
}

export function monthsFrom(month: string, count: number): string[] {
  const [year = 2000, number = 1] = month.split('-').map(Number)
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, number - 1 + index, 1)).toISOString().slice(0, 7),
  )
}

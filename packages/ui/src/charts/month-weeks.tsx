/** The weeks of a month from Sunday to Saturday; days of adjacent months are undefined. */
export function monthWeeks(month: string): (string | undefined)[][] {
  const [year = 2000, number = 1] = month.split('-').map(Number)
  const blanks = new Date(Date.UTC(year, number - 1, 1)).getUTCDay()
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const days = Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)
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

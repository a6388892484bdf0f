const hour = 3_600_000
const day = 24 * hour

/** `now`, `5 hours`, `3 days`: how long something has waited. */
export function formatAge(moment: string, now: string): string {
  const age = Date.parse(now) - Date.parse(moment)
  if (!(age >= hour)) return 'now'
  const [count, unit] = age < 2 * day ? [Math.floor(age / hour), 'hour'] : [Math.floor(age / day), 'day']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })

/** '2026-12-01' for emails: 'December 1, 2026'. */
export const formatDay = (day: string): string => date.format(new Date(`${day}T12:00:00Z`))

/** A day within the next weeks: 'Tuesday, December 1'. */
export const formatWeekday = (day: string): string => weekday.format(new Date(`${day}T12:00:00Z`))

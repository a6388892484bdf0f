const months = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const shortMonths = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })
const monthDate = (period: string) => new Date(`${period.slice(0, 7)}-15T12:00:00Z`)

/** `2026-03` becomes `March 2026`. */
export const formatMonth = (period: string): string => months.format(monthDate(period))

/** `Mar`, for narrow spaces. */
export const formatShortMonth = (period: string): string => shortMonths.format(monthDate(period))

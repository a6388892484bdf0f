import { formatDay as formatAnyDay, formatMoment as formatAnyMoment } from '@tessera/ui/format'

/** Read when a page is drawn: on the server and in the browser it is the same but for the first second of a year. */
const thisYear = (): number => new Date().getFullYear()

/** `Thu, Nov 19`, with the year if it is another one: records of staff go back for years. */
export const formatDay = (day: string): string => formatAnyDay(day, thisYear())

/** `Thu, Nov 19, 2:30 PM`, with the year if it is another one. */
export const formatMoment = (moment: string, timeZone: string): string => formatAnyMoment(moment, timeZone, thisYear())

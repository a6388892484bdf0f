import { createContext, use } from 'react'
import { formatDayAt, formatMoment } from './format.tsx'

const TimeZoneContext = createContext('UTC')

/** The storefront provides the time zone of the account's store, so that all of a page's times are in one zone. */
export const TimeZoneProvider = TimeZoneContext

/** For texts; in markup use `Moment` and `DayAt`. */
export const useTimeZone = (): string => use(TimeZoneContext)

/** A timestamp on the store's clock: `Thu, Nov 19, 2:30 PM`. */
export const Moment = ({ at }: { at: string }) => formatMoment(at, use(TimeZoneContext))

/** The day of a timestamp on the store's calendar, with the year if it is not the given one. */
export const DayAt = ({ at, year }: { at: string; year?: number | undefined }) =>
  formatDayAt(at, use(TimeZoneContext), year)

import { shopTimeZone } from '@tessera/domain/local-time'

const instants = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: shopTimeZone })

/** `Nov 17, 2026, 12:00 AM`, in the time of the shop. */
export const formatInstant = (instant: string): string => instants.format(new Date(instant))

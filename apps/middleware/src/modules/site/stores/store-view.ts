import type { Store as WireStore } from '@tessera/client/shop/types.gen'
import { localTime } from './local-time.ts'
import { hoursFrom, openingAt } from './opening.ts'
import type { Store } from './store.ts'

const formatClock = (moment: Date, timeZone: string): string =>
  moment.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).replace(':00', '')
const formatWeekday = (moment: Date, timeZone: string): string =>
  moment.toLocaleDateString('en-US', { timeZone, weekday: 'long' })

/** "Open until 7 PM", "Opens Monday 8 AM", in the store's local time. */
export function openText(store: Store, now: Date): string {
  const { isOpen, closesAt, opensAt } = openingAt(store, now)
  if (isOpen && closesAt) return `Open until ${formatClock(closesAt, store.timeZone)}`
  if (!opensAt) return 'Closed for now'
  const isToday = localTime(opensAt, store.timeZone).day === localTime(now, store.timeZone).day
  return `Opens ${isToday ? '' : `${formatWeekday(opensAt, store.timeZone)} `}${formatClock(opensAt, store.timeZone)}`
}

/** A store as the API returns it at this moment. */
export const storeView = (store: Store, now: Date, distanceMiles: number | null = null): WireStore => ({
  id: store.id,
  slug: store.slug,
  name: store.name,
  street: store.street,
  city: store.city,
  state: store.state,
  zip: store.zip,
  phone: store.phone,
  email: store.email,
  latitude: store.latitude,
  longitude: store.longitude,
  timeZone: store.timeZone,
  hours: hoursFrom(store, now, 7).map(({ day, hours, reason }) => ({
    day,
    opens: hours?.open ?? null,
    closes: hours?.close ?? null,
    reason: reason ?? null,
  })),
  services: [...store.services],
  isOpen: openingAt(store, now).isOpen,
  openText: openText(store, now),
  distanceMiles: distanceMiles === null ? null : Math.round(distanceMiles * 10) / 10,
})

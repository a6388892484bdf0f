import type { Store as WireStore } from '@tessera/client/shop/types.gen'
import { localTime } from '@tessera/domain/local-time'
import { formatClock } from './format-clock.ts'
import { hoursFrom, openingAt, type StoreOpening } from './opening.ts'
import type { Store } from './store.ts'
import { weekdayOf } from './weekday-of.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** "Open until 7 PM", "Opens Monday 8 AM", in the store's local time. */
function describeOpening(store: Store, now: Date, { isOpen, closesAt, opensAt }: StoreOpening): string {
  if (isOpen && closesAt) return `Open until ${formatClock(localTime(closesAt, store.timeZone).time)}`
  if (!opensAt) return 'Closed for now'
  const { day, time } = localTime(opensAt, store.timeZone)
  const isToday = day === localTime(now, store.timeZone).day
  return `Opens ${isToday ? '' : `${weekdays[weekdayOf(day)]} `}${formatClock(time)}`
}

/** A store as the API returns it at this moment. */
export function storeView(store: Store, now: Date, distanceMiles: number | null = null): WireStore {
  const opening = openingAt(store, now)
  return {
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
    isOpen: opening.isOpen,
    openText: describeOpening(store, now, opening),
    distanceMiles: distanceMiles === null ? null : Math.round(distanceMiles * 10) / 10,
  }
}

import type { holidayIds, storeServices } from '@tessera/contract/shop/staff-words'

export type StoreService = (typeof storeServices)[number]

/** Local time, '09:00' to '20:00'; the end is the closing time. */
export interface StoreHours {
  open: string
  close: string
}

/** Sunday first, as in Date; null means closed all day. */
export type WeekHours = readonly [Day, Day, Day, Day, Day, Day, Day]
type Day = StoreHours | null

export type HolidayId = (typeof holidayIds)[number]

/** A day with different hours: a storm, an inventory count. It overrides holidays and the week. */
export interface DayException {
  /** '2026-01-26' */
  day: string
  hours: StoreHours | null
  reason: string
}

export interface GeoPoint {
  latitude: number
  longitude: number
}

export interface Store extends GeoPoint {
  id: string
  /** Path segment of the store page: /stores/{slug}. */
  slug: string
  name: string
  street: string
  city: string
  state: string
  zip: string
  phone: string
  email: string
  timeZone: string
  hours: WeekHours
  /** A holiday that is missing here has ordinary hours. */
  holidayHours: Readonly<Partial<Record<HolidayId, StoreHours | null>>>
  exceptions: readonly DayException[]
  services: readonly StoreService[]
}

/** Any place with stock: stores, which are open to customers, and distribution centers, which are not. */
export interface StockLocation extends GeoPoint {
  id: string
  kind: 'store' | 'dc'
  name: string
  city: string
  state: string
  zip: string
  timeZone: string
}

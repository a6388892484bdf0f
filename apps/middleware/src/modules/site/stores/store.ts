export const services = ['design-studio', 'pro-desk', 'pick-up', 'cut-to-size', 'will-call'] as const
export type StoreService = (typeof services)[number]

/** Local wall time, '09:00' to '20:00'; the end is the moment the door closes. */
export interface Hours {
  open: string
  close: string
}

/** Sunday first, as a Date counts; null is closed all day. */
export type WeekHours = readonly [Day, Day, Day, Day, Day, Day, Day]
type Day = Hours | null

export type HolidayId = 'new-year' | 'memorial-day' | 'independence-day' | 'labor-day' | 'thanksgiving' | 'christmas'

/** One day that is different: a storm, an inventory count. It wins over holidays and the week. */
export interface DayException {
  /** '2026-01-26' */
  day: string
  hours: Hours | null
  reason: string
}

export interface Point {
  latitude: number
  longitude: number
}

export interface Store extends Point {
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
  /** A holiday that is missing here is an ordinary day. */
  holidayHours: Readonly<Partial<Record<HolidayId, Hours | null>>>
  exceptions: readonly DayException[]
  services: readonly StoreService[]
}

/** Anywhere boxes can stand: stores, where people come in, and distribution centers, where they do not. */
export interface StockLocation extends Point {
  id: string
  kind: 'store' | 'dc'
  name: string
  city: string
  state: string
  zip: string
  timeZone: string
}

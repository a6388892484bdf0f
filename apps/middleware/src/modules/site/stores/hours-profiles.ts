import type { Store, StoreHours, WeekHours } from './store.ts'

type Profile = Pick<Store, 'hours' | 'holidayHours'>

const openBetween = (open: string, close: string): StoreHours => ({ open, close })
const weekHours = (weekdays: StoreHours, saturday: StoreHours, sunday: StoreHours | null): WeekHours => [
  sunday,
  weekdays,
  weekdays,
  weekdays,
  weekdays,
  weekdays,
  saturday,
]

const closedInWinter = { 'new-year': null, thanksgiving: null, christmas: null }
const shortInSummer = (hours: StoreHours | null) => ({
  'memorial-day': hours,
  'independence-day': hours,
  'labor-day': hours,
})

/** Three sets of hours: a large showroom, a city store, and a store that serves the trade. */
export const hoursProfiles = {
  showroom: {
    hours: weekHours(openBetween('09:00', '20:00'), openBetween('09:00', '18:00'), openBetween('11:00', '17:00')),
    holidayHours: { ...closedInWinter, ...shortInSummer(openBetween('10:00', '17:00')) },
  },
  city: {
    hours: weekHours(openBetween('10:00', '19:00'), openBetween('10:00', '18:00'), openBetween('12:00', '17:00')),
    holidayHours: { ...closedInWinter, ...shortInSummer(openBetween('11:00', '16:00')) },
  },
  trade: {
    hours: weekHours(openBetween('07:00', '18:00'), openBetween('08:00', '16:00'), null),
    holidayHours: { ...closedInWinter, ...shortInSummer(null) },
  },
} as const satisfies Record<string, Profile>

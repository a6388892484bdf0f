import type { Hours, Store, WeekHours } from './store.ts'

type Profile = Pick<Store, 'hours' | 'holidayHours'>

const from = (open: string, close: string): Hours => ({ open, close })
const week = (weekdays: Hours, saturday: Hours, sunday: Hours | null): WeekHours => [
  sunday,
  weekdays,
  weekdays,
  weekdays,
  weekdays,
  weekdays,
  saturday,
]

const closedInWinter = { 'new-year': null, thanksgiving: null, christmas: null }
const shortInSummer = (hours: Hours | null) => ({
  'memorial-day': hours,
  'independence-day': hours,
  'labor-day': hours,
})

/** Three sets of hours: a large showroom, a city store, and a store that serves the trade. */
export const hoursProfiles = {
  showroom: {
    hours: week(from('09:00', '20:00'), from('09:00', '18:00'), from('11:00', '17:00')),
    holidayHours: { ...closedInWinter, ...shortInSummer(from('10:00', '17:00')) },
  },
  city: {
    hours: week(from('10:00', '19:00'), from('10:00', '18:00'), from('12:00', '17:00')),
    holidayHours: { ...closedInWinter, ...shortInSummer(from('11:00', '16:00')) },
  },
  trade: {
    hours: week(from('07:00', '18:00'), from('08:00', '16:00'), null),
    holidayHours: { ...closedInWinter, ...shortInSummer(null) },
  },
} as const satisfies Record<string, Profile>

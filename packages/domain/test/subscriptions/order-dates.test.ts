import { isOrderDue, nextOrderDate, type SubscriptionRhythm } from '@tessera/domain/subscriptions/order-dates'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const monthly = (anchorDay: number, frequency = 1): SubscriptionRhythm => ({ interval: 'Months', frequency, anchorDay })
const after = (date: string, rhythm: SubscriptionRhythm): string => nextOrderDate(new Date(date), rhythm).toISOString()

/** The dates of a year, starting with this one. */
function datesFrom(date: string, rhythm: SubscriptionRhythm, count: number): string[] {
  const dates = [new Date(date)]
  while (dates.length < count) dates.push(nextOrderDate(dates.at(-1) as Date, rhythm))
  return dates.map((one) => one.toISOString().slice(0, 10))
}

test('the 31st becomes the last day of a shorter month and comes back in the next', () => {
  expect(datesFrom('2027-01-31T09:00:00Z', monthly(31), 6)).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2027-05-31',
    '2027-06-30',
  ])
})

test('February has 29 days in leap years, also in 2000, and 28 in 2100', () => {
  expect(after('2028-01-30T09:00:00Z', monthly(30))).toBe('2028-02-29T09:00:00.000Z')
  expect(after('2000-01-31T09:00:00Z', monthly(31))).toBe('2000-02-29T09:00:00.000Z')
  expect(after('2100-01-31T09:00:00Z', monthly(31))).toBe('2100-02-28T09:00:00.000Z')
  expect(after('2028-02-29T09:00:00Z', monthly(29, 12))).toBe('2029-02-28T09:00:00.000Z')
})

test('the time of day stays over both changes of daylight saving', () => {
  expect(after('2027-03-13T10:30:00Z', { interval: 'Days', frequency: 1, anchorDay: 13 })).toBe(
    '2027-03-14T10:30:00.000Z',
  )
  expect(after('2027-11-01T06:30:00Z', { interval: 'Weeks', frequency: 1, anchorDay: 1 })).toBe(
    '2027-11-08T06:30:00.000Z',
  )
  expect(after('2027-10-31T00:30:00Z', monthly(31))).toBe('2027-11-30T00:30:00.000Z')
})

const dates = fc.date({ min: new Date('1990-01-01'), max: new Date('2190-01-01'), noInvalidDate: true })
const frequencies = fc.integer({ min: 1, max: 120 })
const dayLength = 86_400_000

test('days and weeks are whole days, whatever the clocks of a country do', () => {
  fc.assert(
    fc.property(dates, frequencies, fc.constantFrom('Days' as const, 'Weeks' as const), (date, frequency, interval) => {
      const next = nextOrderDate(date, { interval, frequency, anchorDay: date.getUTCDate() })
      expect(next.getTime() - date.getTime()).toBe(frequency * (interval === 'Weeks' ? 7 : 1) * dayLength)
    }),
  )
})

test('months never drift: after any number of steps the date is the chosen day, or the last one of its month', () => {
  fc.assert(
    fc.property(dates, frequencies, fc.integer({ min: 1, max: 60 }), (start, frequency, steps) => {
      const anchorDay = start.getUTCDate()
      let date = start
      for (let step = 0; step < steps; step += 1) {
        const next = nextOrderDate(date, monthly(anchorDay, frequency))
        expect(next > date).toBe(true)
        date = next
      }
      const months = (at: Date): number => at.getUTCFullYear() * 12 + at.getUTCMonth()
      expect(months(date) - months(start)).toBe(frequency * steps)
      const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
      expect(date.getUTCDate()).toBe(Math.min(anchorDay, lastDay))
      expect(date.getTime() % dayLength).toBe(start.getTime() % dayLength)
    }),
  )
})

test('an order is due for five hours from its date, unless the subscription has ended', () => {
  const nextOrderDate = new Date('2027-05-01T12:00:00Z')
  const due = (now: string, endDate: string | null = null) =>
    isOrderDue({ nextOrderDate, endDate: endDate === null ? null : new Date(endDate) }, new Date(now))
  expect(due('2027-05-01T11:59:59.999Z')).toBe(false)
  expect(due('2027-05-01T12:00:00Z')).toBe(true)
  expect(due('2027-05-01T16:59:59.999Z')).toBe(true)
  expect(due('2027-05-01T17:00:00Z')).toBe(false)
  expect(due('2027-05-01T13:00:00Z', '2027-05-01T12:30:00Z')).toBe(false)
  expect(due('2027-05-01T13:00:00Z', '2027-05-02T00:00:00Z')).toBe(true)
})

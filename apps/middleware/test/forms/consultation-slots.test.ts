import { localTime } from '@tessera/domain/local-time'
import { slotsOf, slotText } from '@tessera/middleware/modules/site/forms/consultation-slots'
import { hoursProfiles } from '@tessera/middleware/modules/site/stores/hours-profiles'
import { describe, expect, test } from 'vitest'

const chicago = { timeZone: 'America/Chicago', ...hoursProfiles.city, exceptions: [] }
const days = (slots: Date[], zone = 'America/Chicago') => [...new Set(slots.map((slot) => localTime(slot, zone).day))]
const timesOn = (slots: Date[], day: string, zone = 'America/Chicago') =>
  slots
    .map((slot) => localTime(slot, zone))
    .filter((local) => local.day === day)
    .map(({ time }) => time)
/** A Monday, 9 in the morning in Chicago. */
const monday = new Date('2026-06-01T14:00:00Z')

describe('no slot', () => {
  test('is on a Sunday or Monday, or later than two weeks', () => {
    expect(days(slotsOf(chicago, monday))).toEqual([
      ...['2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05', '2026-06-06'],
      ...['2026-06-09', '2026-06-10', '2026-06-11', '2026-06-12', '2026-06-13'],
    ])
  })

  test('is on a holiday or on a day the store is closed for itself', () => {
    const christmas = slotsOf(chicago, new Date('2026-12-21T14:00:00Z'))
    expect(days(christmas)).not.toContain('2026-12-25')
    const closed = { ...chicago, exceptions: [{ day: '2026-06-03', hours: null, reason: 'Inventory' }] }
    expect(days(slotsOf(closed, monday))).not.toContain('2026-06-03')
  })

  test('begins within the hour', () => {
    const tuesdayNoon = new Date('2026-06-02T17:00:00Z')
    expect(timesOn(slotsOf(chicago, tuesdayNoon), '2026-06-02')[0]).toBe('13:00')
  })

  test.each([
    ['11:30', ['10:00', '10:45']],
    ['11:29', ['10:00']],
    ['10:44', []],
  ])('ends after the door closes, be it at %s', (close, times) => {
    const exceptions = [{ day: '2026-06-02', hours: { open: '09:00', close }, reason: 'Early' }]
    expect(timesOn(slotsOf({ ...chicago, exceptions }, monday), '2026-06-02')).toEqual(times)
  })
})

test('slots follow the clock on the wall through the change of the hour', () => {
  const beforeChange = new Date('2026-10-26T14:00:00Z')
  const slots = slotsOf(chicago, beforeChange)
  for (const day of ['2026-10-31', '2026-11-03']) {
    expect(timesOn(slots, day)[0]).toBe('10:00')
    expect(timesOn(slots, day)).toHaveLength(10)
  }
  const at = (day: string) => slots.find((slot) => localTime(slot, 'America/Chicago').day === day)?.toISOString()
  expect(at('2026-10-31')).toBe('2026-10-31T15:00:00.000Z')
  expect(at('2026-11-03')).toBe('2026-11-03T16:00:00.000Z')
})

test('a slot is said on the clock of its store', () => {
  expect(slotText(new Date('2026-06-02T15:45:00Z'), 'America/Chicago')).toBe('Tuesday, June 2 at 10:45 AM CDT')
  expect(slotText(new Date('2026-06-02T20:45:00Z'), 'Pacific/Honolulu')).toBe('Tuesday, June 2 at 10:45 AM HST')
})

import { holidaysOf } from '@tessera/middleware/modules/site/stores/holidays'
import { hoursFrom, hoursOn, openingAt } from '@tessera/middleware/modules/site/stores/opening'
import type { Store } from '@tessera/middleware/modules/site/stores/store'
import { stores } from '@tessera/middleware/modules/site/stores/stores'
import { describe, expect, test } from 'vitest'

const hours = { open: '09:00', close: '20:00' }
const short = { open: '10:00', close: '17:00' }
const store: Pick<Store, 'timeZone' | 'hours' | 'holidayHours' | 'exceptions'> = {
  timeZone: 'America/Chicago',
  hours: [{ open: '11:00', close: '17:00' }, hours, hours, hours, hours, hours, { open: '09:00', close: '18:00' }],
  holidayHours: { thanksgiving: null, christmas: null, 'new-year': null, 'labor-day': short },
  exceptions: [{ day: '2026-01-26', hours: null, reason: 'Snow' }],
}
const at = (moment: string) => openingAt(store, new Date(moment))

describe('a store is closed', () => {
  test('before it opens, and says when', () => {
    // Monday, 8:59 in Chicago
    const { isOpen, opensAt } = at('2026-11-16T14:59:00Z')
    expect(isOpen).toBe(false)
    expect(opensAt?.toISOString()).toBe('2026-11-16T15:00:00.000Z')
  })

  test('at the very minute it closes, until the next morning', () => {
    expect(at('2026-11-17T01:59:59Z').isOpen).toBe(true)
    const { isOpen, opensAt } = at('2026-11-17T02:00:00Z')
    expect(isOpen).toBe(false)
    expect(opensAt?.toISOString()).toBe('2026-11-17T15:00:00.000Z')
  })

  test('on a holiday, with its name and the day after as the next opening', () => {
    const { isOpen, today, opensAt } = at('2026-11-26T18:00:00Z')
    expect(isOpen).toBe(false)
    expect(today).toEqual({ day: '2026-11-26', hours: null, reason: 'Thanksgiving Day' })
    expect(opensAt?.toISOString()).toBe('2026-11-27T15:00:00.000Z')
  })

  test('on a day with an exception', () => {
    const { isOpen, today } = at('2026-01-26T18:00:00Z')
    expect(isOpen).toBe(false)
    expect(today.reason).toBe('Snow')
  })

  test('for good when no day has hours', () => {
    const never = { ...store, hours: [null, null, null, null, null, null, null] as const }
    expect(openingAt(never, new Date('2026-11-16T18:00:00Z'))).not.toHaveProperty('opensAt')
  })
})

describe('a store is open', () => {
  test('in its own time zone and not in ours', () => {
    // 15:30 UTC is 9:30 in Chicago and 7:30 in Los Angeles
    const moment = new Date('2026-11-16T15:30:00Z')
    expect(openingAt(store, moment).isOpen).toBe(true)
    expect(openingAt({ ...store, timeZone: 'America/Los_Angeles' }, moment).isOpen).toBe(false)
  })

  test('until a moment that it names', () => {
    expect(at('2026-11-16T18:00:00Z').closesAt?.toISOString()).toBe('2026-11-17T02:00:00.000Z')
  })

  test('for fewer hours on Sunday and on a short holiday', () => {
    expect(hoursOn(store, '2026-11-15').hours).toEqual({ open: '11:00', close: '17:00' })
    expect(hoursOn(store, '2026-09-07')).toEqual({ day: '2026-09-07', hours: short, reason: 'Labor Day' })
  })

  test('for a week, holiday included', () => {
    const days = hoursFrom(store, new Date('2026-11-24T18:00:00Z'), 4)
    expect(days.map(({ day, reason }) => [day, reason])).toEqual([
      ['2026-11-24', undefined],
      ['2026-11-25', undefined],
      ['2026-11-26', 'Thanksgiving Day'],
      ['2026-11-27', undefined],
    ])
  })

  test('on holidays that it does not keep', () => {
    expect(hoursOn(store, '2026-07-04').hours).toEqual({ open: '09:00', close: '18:00' })
  })
})

describe('clocks change', () => {
  test('in spring the door opens an hour earlier by the sun', () => {
    expect(at('2026-03-07T14:00:00Z').opensAt?.toISOString()).toBe('2026-03-07T15:00:00.000Z')
    expect(at('2026-03-08T14:00:00Z').opensAt?.toISOString()).toBe('2026-03-08T16:00:00.000Z')
    expect(at('2026-03-09T13:30:00Z').opensAt?.toISOString()).toBe('2026-03-09T14:00:00.000Z')
  })

  test('in fall it closes an hour later by the sun', () => {
    expect(at('2026-10-31T18:00:00Z').closesAt?.toISOString()).toBe('2026-10-31T23:00:00.000Z')
    expect(at('2026-11-01T20:00:00Z').closesAt?.toISOString()).toBe('2026-11-01T23:00:00.000Z')
    expect(at('2026-11-02T20:00:00Z').closesAt?.toISOString()).toBe('2026-11-03T02:00:00.000Z')
  })

  test('nothing changes in Arizona', () => {
    const phoenix = stores.find(({ name }) => name === 'Phoenix')
    expect(phoenix?.timeZone).toBe('America/Phoenix')
    const mondays = ['2026-03-02T13:00:00Z', '2026-03-16T13:00:00Z'].map((moment) => new Date(moment))
    const [before, after] = mondays.map((moment) =>
      openingAt(phoenix as Store, moment)
        .opensAt?.toISOString()
        .slice(10),
    )
    expect(after).toBe(before)
  })
})

test('holidays follow their rules', () => {
  const days = (year: number) => holidaysOf(year).map(({ day }) => day.slice(5))
  expect(days(2026)).toEqual(['01-01', '05-25', '07-04', '09-07', '11-26', '12-25'])
  expect(days(2027)).toEqual(['01-01', '05-31', '07-04', '09-06', '11-25', '12-25'])
  expect(days(2028)).toEqual(['01-01', '05-29', '07-04', '09-04', '11-23', '12-25'])
})

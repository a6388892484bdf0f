import { addDays } from '@tessera/domain/billing/calendar'
import { dayIn, localTime, momentOf } from '@tessera/domain/local-time'
import { assert, constantFrom, date, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'

const zones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'Pacific/Honolulu',
] as const

describe('a business day', () => {
  it('is the day on the store’s calendar until its midnight', () => {
    const late = new Date('2026-11-16T04:30:00Z')
    expect(dayIn(late, 'America/New_York')).toBe('2026-11-15')
    expect(localTime(late, 'America/New_York').time).toBe('23:30')
    expect(dayIn(new Date('2026-11-16T07:30:00Z'), 'America/Los_Angeles')).toBe('2026-11-15')
    expect(dayIn(new Date('2026-11-16T07:30:00Z'), 'America/New_York')).toBe('2026-11-16')
  })

  it.each([
    ['the day clocks go forward', '2026-03-08', 23],
    ['the day clocks go back', '2026-11-01', 25],
    ['any other day', '2026-06-01', 24],
  ])('lasts as long as its store’s clock says on %s', (_, day, hours) => {
    for (const zone of ['America/New_York', 'America/Los_Angeles']) {
      const start = momentOf({ day, time: '00:00' }, zone)
      const end = momentOf({ day: addDays(day, 1), time: '00:00' }, zone)
      expect((end.getTime() - start.getTime()) / 3_600_000).toBe(hours)
      expect(dayIn(start, zone)).toBe(day)
      expect(dayIn(new Date(end.getTime() - 1), zone)).toBe(day)
      expect(dayIn(new Date(start.getTime() - 1), zone)).toBe(addDays(day, -1))
    }
  })

  it('holds every moment between its two midnights, whatever the zone', () => {
    const moments = date({
      min: new Date('2020-01-01T00:00:00Z'),
      max: new Date('2035-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    assert(
      property(moments, constantFrom(...zones), (moment, zone) => {
        const day = dayIn(moment, zone)
        const start = momentOf({ day, time: '00:00' }, zone)
        const end = momentOf({ day: addDays(day, 1), time: '00:00' }, zone)
        expect(start <= moment && moment < end).toBe(true)
      }),
    )
  })

  it('comes back from every wall clock time but the hour that is skipped', () => {
    assert(
      property(integer({ min: 0, max: 365 * 24 * 4 - 1 }), constantFrom(...zones), (quarter, zone) => {
        const minutes = (quarter % 96) * 15
        const day = addDays('2026-01-01', Math.floor(quarter / 96))
        const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
        const back = localTime(momentOf({ day, time }, zone), zone)
        const isSkipped = day === '2026-03-08' && time.startsWith('02')
        expect(isSkipped ? back.day : back).toEqual(isSkipped ? day : { day, time })
      }),
    )
  })
})

import { findInstant, findMoment } from '@tessera/server/moment'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

describe('a moment', () => {
  test.each([
    '',
    'now',
    'tomorrow',
    '2020',
    '2020-13-01',
    '2020-00-10',
    '2020-01-32',
    '2020-02-30',
    '2021-02-29T10:00:00Z',
    '2/30/2020',
    '13/1/2020',
    '2020-01-01T25:00:00Z',
    '2020-01-01T10:61:00Z',
    '2020-01-01T10:00:00+99:00',
    '0000-01-01',
    '10000-01-01',
    'infinity',
    '1577836800000',
    'Wed, 01 Jan 2020 00:00:00 GMT',
    "2020-01-01'; drop table x",
  ])('is not %j', (text) => {
    expect(findMoment(text)).toBeUndefined()
    expect(findInstant(text)).toBeUndefined()
  })

  test.each([
    ['2020-02-29', '2020-02-29T00:00:00.000Z'],
    ['2020-1-5', '2020-01-05T00:00:00.000Z'],
    ['1/31/2022', '2022-01-31T00:00:00.000Z'],
    ['2020-06-01T10:20:30', '2020-06-01T10:20:30.000Z'],
    ['2020-06-01 10:20', '2020-06-01T10:20:00.000Z'],
    ['2020-06-01T10:20:30.42+02:00', '2020-06-01T08:20:30.420Z'],
    ['2020-06-01T10:20:30-0530', '2020-06-01T15:50:30.000Z'],
    ['2020-12-31T23:30:00-01:00', '2021-01-01T00:30:00.000Z'],
    [' 2020-06-01 ', '2020-06-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999z', '9999-12-31T23:59:59.999Z'],
  ])('%j is %s', (text, expected) => {
    expect(findMoment(text)?.toISOString()).toBe(expected)
  })

  test('keeps microseconds as text, so that what was shown can be asked for', () => {
    expect(findInstant('2026-11-15T02:54:08.797222+00:00')).toBe('2026-11-15T02:54:08.797222Z')
    expect(findInstant('2026-11-15T02:54:08.7+01:00')).toBe('2026-11-15T01:54:08.700000Z')
    expect(findInstant('2026-11-15T02:54:08.1234567Z')).toBe('2026-11-15T02:54:08.123456Z')
    expect(findInstant('2026-11-15')).toBe('2026-11-15T00:00:00.000000Z')
  })

  test('every moment that a program writes is read back', () => {
    const date = fc.date({
      min: new Date('0001-01-01T00:00:00Z'),
      max: new Date('9999-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(date, (moment) => {
        expect(findMoment(moment.toISOString())).toEqual(moment)
      }),
    )
  })
})

import {
  centsOf,
  formatArea,
  formatDay,
  formatHour,
  formatMiles,
  formatMoment,
  formatMoney,
  formatUnits,
} from '@tessera/ui/format'
import { visiblePages } from '@tessera/ui/pagination'
import { describe, expect, test } from 'vitest'

describe('numbers become words', () => {
  test('money', () => {
    expect(formatMoney(859)).toBe('$8.59')
    expect(formatMoney(123_456_700)).toBe('$1,234,567.00')
    expect(centsOf(10.1)).toBe(1010)
    expect(centsOf(1.005)).toBe(100)
  })

  test('areas, sizes, miles', () => {
    expect(formatArea('108.2000')).toBe('108.2 sq ft')
    expect(formatMiles(0.24)).toBe('0.2 mi')
    expect(formatMiles(22.9)).toBe('23 mi')
  })

  test('units', () => {
    expect(formatUnits(1, 'box')).toBe('1 box')
    expect(formatUnits(9, 'box')).toBe('9 boxes')
    expect(formatUnits(2, 'piece')).toBe('2 pieces')
  })

  test('days have a weekday, and a year where it is another one', () => {
    expect(formatDay('2026-11-19')).toBe('Thu, Nov 19')
    expect(formatDay('2027-01-04', 2026)).toBe('Mon, Jan 4, 2027')
  })

  test('the year of a moment is the one in the store, not the one in Greenwich', () => {
    const newYearsEve = '2027-01-01T03:30:00Z'
    expect(formatMoment(newYearsEve, 'America/Chicago', 2026)).toBe('Thu, Dec 31, 9:30 PM')
    expect(formatMoment(newYearsEve, 'America/Chicago', 2027)).toBe('Thu, Dec 31, 2026, 9:30 PM')
  })

  test('hours', () => {
    expect(formatHour('08:00')).toBe('8 AM')
    expect(formatHour('12:30')).toBe('12:30 PM')
    expect(formatHour('00:00')).toBe('12 AM')
  })
})

describe('pages', () => {
  test('a gap stands for two pages or more', () => {
    expect(visiblePages(5, 12)).toEqual([1, 'gap', 4, 5, 6, 'gap', 12])
    expect(visiblePages(3, 5)).toEqual([1, 2, 3, 4, 5])
    expect(visiblePages(4, 6)).toEqual([1, 2, 3, 4, 5, 6])
  })
})

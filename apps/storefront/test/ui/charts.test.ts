import { columnHeight, segmentsOf } from '@tessera/ui/charts/bar-segments'
import { formatMonth, formatShortMonth } from '@tessera/ui/charts/format-month'
import { formatShortMoney } from '@tessera/ui/charts/format-short-money'
import { monthsFrom, monthWeeks } from '@tessera/ui/charts/month-weeks'
import { expect, test } from 'vitest'
import { ageingShares } from '../../app/kit/account/ageing-shares.ts'

test('nothing and less than nothing have no height; the smallest something is seen', () => {
  expect(columnHeight(0, 100)).toBe(0)
  expect(columnHeight(-5, 100)).toBe(0)
  expect(columnHeight(5, 0)).toBe(0)
  expect(columnHeight(1, 1_000_000)).toBe(1.5)
  expect(columnHeight(100, 100)).toBe(100)
})

test('parts lie side by side and fill the whole', () => {
  expect(segmentsOf([0, 0])).toEqual([
    { start: 0, width: 0 },
    { start: 0, width: 0 },
  ])
  expect(segmentsOf([100, -5, 300])).toEqual([
    { start: 0, width: 25 },
    { start: 25, width: 0 },
    { start: 25, width: 75 },
  ])
})

test('a month has its days under their weekdays', () => {
  const weeks = monthWeeks('2026-11')
  expect(weeks[0]?.[0]).toBe('2026-11-01')
  expect(weeks).toHaveLength(5)
  const february = monthWeeks('2028-02')
  expect(february.flat().filter(Boolean)).toHaveLength(29)
  expect(february[0]?.indexOf('2028-02-01')).toBe(2)
})

test('months run over the end of a year', () => {
  expect(monthsFrom('2026-12', 2)).toEqual(['2026-12', '2027-01'])
  expect([formatMonth('2027-01'), formatShortMonth('2027-01')]).toEqual(['January 2027', 'Jan'])
})

test('cells of a chart have short sums', () =>
  expect([formatShortMoney(84_000), formatShortMoney(123_456)]).toEqual(['$840', '$1.2K']))

test('credits are not part of the aging balance', () => {
  const ageing = {
    notDueCents: 100,
    days30Cents: 0,
    days60Cents: 0,
    days90Cents: 0,
    olderCents: 50,
    unappliedCents: 999,
  }
  const shares = ageingShares(ageing)
  expect(shares.map(({ value }) => value)).toEqual([100, 0, 0, 0, 50])
})

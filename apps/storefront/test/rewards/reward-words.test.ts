import { expect, test } from 'vitest'
import { formatPoints, readPoints, redeemablePoints } from '../../app/features/rewards/format-points.ts'
import { statementsCsv } from '../../app/features/rewards/statements-csv.ts'

test.each(['', 'many', '-100', '1.5'])('%j is no number of points', (text) => expect(readPoints(text)).toBeUndefined())

test('points are typed with or without commas, and paid in whole dollars', () => {
  expect(readPoints('1,500')).toBe(1500)
  expect(redeemablePoints(1599)).toBe(1500)
  expect(redeemablePoints(99)).toBe(0)
  expect([formatPoints(1), formatPoints(1500)]).toEqual(['1 point', '1,500 points'])
})

test('the file of the months has a mark for UTF-8, a head, and a line for each month', () => {
  const month = { period: '2026-03', openingPoints: 0, earnedPoints: 10, referralPoints: 0, redeemedPoints: 0 }
  const text = statementsCsv([{ ...month, expiredPoints: 0, adjustedPoints: -2, closingPoints: 8 }])
  expect(text.startsWith('\uFEFFMonth,')).toBe(true)
  expect(text.trimEnd().split('\r\n').at(-1)).toBe('2026-03,0,10,0,0,0,-2,8')
})

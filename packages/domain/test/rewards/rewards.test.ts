import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../src/billing/calendar.ts'
import {
  centsOfPoints,
  expiryDay,
  paysReferral,
  pointsFor,
  referralRate,
  releaseDay,
} from '../../src/rewards/points.ts'
import { reversalOf, takePoints } from '../../src/rewards/points-lots.ts'
import { spentBefore, spentUntil } from '../../src/rewards/rolling-spend.ts'
import { progressOf, tierOf } from '../../src/rewards/tiers.ts'

const points = fc.nat({ max: 100_000 })
const anyDay = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2022-01-01', days))

describe('tiers', () => {
  test.each([
    [0, 'Gold'],
    [999_999, 'Gold'],
    [1_000_000, 'Platinum'],
    [3_999_999, 'Platinum'],
    [4_000_000, 'Diamond'],
  ])('%i cents of goods in twelve months are %s', (cents, name) => {
    expect(tierOf(cents).name).toBe(name)
  })

  test('show the way to the next', () => {
    expect(progressOf(2_500_000)).toMatchObject({ next: { name: 'Diamond' }, missingCents: 1_500_000, percent: 50 })
    expect(progressOf(9_000_000)).toMatchObject({ next: undefined, missingCents: 0, percent: 100 })
  })
})

describe('points', () => {
  test('are counted whole, by the rate of the tier', () => {
    expect(pointsFor(12_345, 100)).toBe(123)
    expect(pointsFor(12_345, 125)).toBe(154)
    expect(pointsFor(12_345, 150)).toBe(185)
    // 5 % of $100 is $5, which are 500 points
    expect(centsOfPoints(pointsFor(10_000, referralRate))).toBe(500)
  })

  test('wait thirty days and last two years', () => {
    expect(releaseDay('2026-01-31')).toBe('2026-03-02')
    expect(expiryDay('2024-02-29')).toBe('2026-02-28')
  })

  test('for a referral need a discount of fifteen per cent at most', () => {
    expect(paysReferral(10_000, 1500)).toBe(true)
    expect(paysReferral(10_000, 1501)).toBe(false)
    expect(paysReferral(0, 0)).toBe(false)
  })
})

describe('lots', () => {
  const lots = fc.uniqueArray(fc.record({ id: fc.stringMatching(/^RW\d{4}$/), expiresOn: anyDay, points }), {
    selector: ({ id }) => id,
  })

  test('never give more than they have, and those that expire first go first', () => {
    fc.assert(
      fc.property(lots, points, (there, wanted) => {
        const total = there.reduce((sum, lot) => sum + lot.points, 0)
        const taken = takePoints(there, wanted)
        expect(taken === undefined).toBe(wanted > total)
        if (!taken) return
        expect(taken.reduce((sum, one) => sum + one.points, 0)).toBe(wanted)
        for (const { id, points: some } of taken) {
          const lot = there.find((one) => one.id === id)
          expect(some).toBeLessThanOrEqual(lot?.points ?? 0)
          const earlier = there.filter(({ expiresOn }) => expiresOn < (lot?.expiresOn ?? ''))
          for (const one of earlier.filter((other) => other.points > 0))
            expect(taken.find((other) => other.id === one.id)?.points).toBe(one.points)
        }
      }),
    )
  })

  test('a return never takes more than is left', () => {
    fc.assert(
      fc.property(points, points, points, (pending, available, wanted) => {
        const back = reversalOf({ pending, available }, wanted)
        expect(back.pending).toBeLessThanOrEqual(pending)
        expect(back.available).toBeLessThanOrEqual(available)
        expect(back.pending + back.available).toBe(Math.min(wanted, pending + available))
      }),
    )
  })
})

test('walking through many days finds what adding up for each of them finds', () => {
  const purchases = fc.array(fc.record({ on: anyDay, cents: fc.integer({ min: -5000, max: 100_000 }) }))
  fc.assert(
    fc.property(purchases, fc.array(anyDay), (bought, given) => {
      const days = given.toSorted()
      const before = days.map((day) => {
        const earlier = bought.filter(({ on }) => on < day)
        return spentUntil(earlier, day)
      })
      expect(spentBefore(bought, days)).toEqual(before)
    }),
  )
})

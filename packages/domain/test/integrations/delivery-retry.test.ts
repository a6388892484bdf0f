import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findNextAttempt, resumeAfter, retryMilliseconds } from '../../src/integrations/delivery-retry.ts'

const start = new Date('2031-03-01T00:00:00Z')

test('a day of attempts ends with one at its end, then the message is parked', () => {
  let now = start
  let attempts = 0
  for (;;) {
    attempts += 1
    const next = findNextAttempt({ attempts, triedSince: start, now, random: 0.5 })
    if (!next) break
    expect(next.getTime()).toBeGreaterThan(now.getTime())
    now = next
  }
  expect(now.getTime() - start.getTime()).toBe(retryMilliseconds)
  expect(attempts).toBeGreaterThan(15)
  expect(attempts).toBeLessThan(40)
})

test('delays double, with a random tenth more or less, up to two hours', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempts, random) => {
      const next = findNextAttempt({ attempts, triedSince: start, now: start, random })
      const delay = Number(next) - start.getTime()
      const middle = Math.min(5000 * 2 ** (attempts - 1), 7_200_000)
      expect(delay).toBeGreaterThanOrEqual(Math.floor(middle * 0.9))
      expect(delay).toBeLessThanOrEqual(Math.ceil(middle * 1.1))
    }),
  )
})

test('a receiver that is down is asked again within seventeen minutes', () => {
  expect(resumeAfter(1, start, 0).getTime() - start.getTime()).toBe(4500)
  expect(resumeAfter(400, start, 1).getTime() - start.getTime()).toBe(16.5 * 60_000)
})

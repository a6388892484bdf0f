import { expect, test } from 'vitest'
import { findRestartDelay } from '../../src/postgres/find-restart-delay.ts'

test('the sixth restart within a minute is refused', () => {
  expect(findRestartDelay([0, 1_000, 2_000, 3_000, 4_000], 59_999)).toBeUndefined()
})

test('delays double from 0.2 s, and restarts older than a minute are forgotten', () => {
  expect([0, 1, 2, 3, 4].map((n) => findRestartDelay(Array(n).fill(0), 10))).toEqual([200, 400, 800, 1_600, 3_200])
  expect(findRestartDelay([0, 0, 0, 0, 0], 60_000)).toBe(200)
})

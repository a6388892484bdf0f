import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isStockNotified } from '../../src/integrations/stock-notice.ts'
import { isSynchronized } from '../../src/integrations/sync-decision.ts'

const all = { sendsChanges: true, sendsDeletions: true, isPaused: false }

test('a paused configuration holds changes back and still sends deletions', () => {
  const paused = { ...all, isPaused: true }
  expect([isSynchronized(paused, true), isSynchronized(paused, false)]).toEqual([false, true])
})

test('changes and deletions are sent where they are asked for', () => {
  expect(isSynchronized({ ...all, sendsChanges: false }, true)).toBe(false)
  expect(isSynchronized({ ...all, sendsDeletions: false }, false)).toBe(false)
  expect([isSynchronized(all, true), isSynchronized(all, false)]).toEqual([true, true])
})

test.for([
  [5, 5, null, false],
  [5, 4, null, false],
  [1, 0, null, true],
  [0, 3, null, true],
  [0, -2, null, false],
  [4, 3, 3, true],
  [3, 2, 3, false],
  [3, 9, 3, true],
] as const)('limited: %i to %i with the notification point %s', ([before, after, notificationPoint, expected]) => {
  expect(isStockNotified({ before, after, notificationPoint }, true)).toBe(expected)
})

test('a limited integration is notified of a crossing in either direction', () => {
  const quantity = fc.integer({ min: -20, max: 20 })
  fc.assert(
    fc.property(quantity, quantity, fc.option(quantity), (before, after, notificationPoint) => {
      const told = isStockNotified({ before, after, notificationPoint }, true)
      expect(isStockNotified({ before: after, after: before, notificationPoint }, true)).toBe(told)
      if (told) expect(isStockNotified({ before, after, notificationPoint }, false)).toBe(true)
    }),
  )
})

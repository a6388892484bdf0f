import { approvalReminderAt } from '@tessera/domain/sales/approval-reminder'
import { expect, test } from 'vitest'

test.each([
  ['Monday', '2026-11-16T15:00:00Z', '2026-11-17T15:00:00.000Z'],
  ['Friday', '2026-11-20T15:00:00Z', '2026-11-23T15:00:00.000Z'],
  ['Saturday', '2026-11-21T15:00:00Z', '2026-11-24T15:00:00.000Z'],
  ['Sunday', '2026-11-22T15:00:00Z', '2026-11-24T15:00:00.000Z'],
])('an order of %s is reminded of after a business day', (_, askedAt, remindedAt) => {
  expect(approvalReminderAt(new Date(askedAt), 'America/New_York').toISOString()).toBe(remindedAt)
})

test('the weekday is the store’s: Thursday evening is Friday in Greenwich', () => {
  const askedAt = new Date('2026-11-20T04:30:00Z')
  expect(approvalReminderAt(askedAt, 'America/New_York').toISOString()).toBe('2026-11-21T04:30:00.000Z')
  expect(approvalReminderAt(askedAt, 'UTC').toISOString()).toBe('2026-11-23T04:30:00.000Z')
})

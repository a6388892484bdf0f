import { expect, test } from 'vitest'
import { formatAge } from '../app/features/tasks/format-age.ts'
import { readCents } from '../app/features/tasks/read-cents.ts'
import { chooseList } from '../app/features/tasks/task-queues.ts'

test.each([
  ['28.75', 2875],
  ['$1,250.5', 125_050],
  ['0', 0],
  ['', undefined],
  ['-1', undefined],
  ['1.234', undefined],
  ['ten', undefined],
])('%j dollars are %j cents', (text, cents) => {
  expect(readCents(text)).toBe(cents)
})

test('the age of a task is in hours, then in days', () => {
  const now = '2026-11-16T12:00:00Z'
  expect(formatAge('2026-11-16T11:30:00Z', now)).toBe('now')
  expect(formatAge('2026-11-16T11:00:00Z', now)).toBe('1 hour')
  expect(formatAge('2026-11-15T07:00:00Z', now)).toBe('29 hours')
  expect(formatAge('2026-11-13T12:00:00Z', now)).toBe('3 days')
  expect(formatAge('nonsense', now)).toBe('now')
})

test('the list of the address opens, else the first with work', () => {
  const counts = { messages: 0, orders: 0, returns: 2, quotes: 1, proAccounts: 0, refunds: 0, companyNames: 0 }
  expect(chooseList('quotes', counts, [])).toBe('quotes')
  expect(chooseList('nothing', counts, [])).toBe('returns')
  expect(chooseList(null, { ...counts, returns: 0, quotes: 0 }, [])).toBe('messages')
  expect(chooseList('returns', counts, ['messages', 'returns', 'quotes'])).toBe('orders')
})

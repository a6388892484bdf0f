import { expect, test } from 'vitest'
import { slotDays } from '../../app/features/forms/slot-days.ts'

test('no slots are no days', () => {
  expect(slotDays([])).toEqual([])
})

test('slots of one day are grouped in order', () => {
  const slots = [
    { startsAt: '2026-03-10T15:00:00.000Z', text: 'Tuesday, March 10 at 10:00 AM CDT' },
    { startsAt: '2026-03-10T15:45:00.000Z', text: 'Tuesday, March 10 at 10:45 AM CDT' },
    { startsAt: '2026-03-11T15:00:00.000Z', text: 'Wednesday, March 11 at 10:00 AM CDT' },
  ]
  expect(slotDays(slots).map(({ day, slots }) => [day, slots.map(({ time }) => time)])).toEqual([
    ['Tuesday, March 10', ['10:00 AM CDT', '10:45 AM CDT']],
    ['Wednesday, March 11', ['10:00 AM CDT']],
  ])
})

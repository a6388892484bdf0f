import { everyMonth } from '@tessera/domain/billing/every-month'
import { expect, test } from 'vitest'

test('a chart of months has all twelve, those without a value as zero', () => {
  const months = everyMonth(
    [
      { name: '2026-01', cents: 500 },
      { name: '2025-06', cents: 900 },
    ],
    '2026-03',
  )
  expect(months).toHaveLength(12)
  expect(months[0]?.name).toBe('2025-04')
  expect(months.filter(({ cents }) => cents > 0)).toEqual([
    { name: '2025-06', cents: 900 },
    { name: '2026-01', cents: 500 },
  ])
  expect(months.at(-1)).toEqual({ name: '2026-03', cents: 0 })
})

import { describe, expect, test } from 'vitest'
import { appliedFilters, countLabel, datesIn } from '../../app/kit/lists/list-labels.ts'
import { listStateOf } from '../../app/kit/lists/list-state.ts'

const orders = { one: 'order', many: 'orders' }
const page = (page: number, pageSize: number, totalCount: number) => countLabel({ page, pageSize, totalCount }, orders)

describe('how many there are', () => {
  test.each([
    [page(1, 10, 0), '0 orders'],
    [page(1, 10, 1), '1 order'],
    [page(1, 10, 10), '10 orders'],
    [page(2, 10, 46), '11–20 of 46 orders'],
    [page(5, 10, 46), '41–46 of 46 orders'],
    [page(9, 10, 46), '46 orders'],
    [page(1, -1, 1200), '1,200 orders'],
  ])('is said as %s', (said, expected) => expect(said).toBe(expected))
})

describe('what narrows a list', () => {
  const filters = [
    { key: 'STATUS' as const, label: 'Status', kind: 'choice' as const, values: [{ value: 'open', label: 'Open' }] },
    {
      key: 'PERIODE' as const,
      label: 'Period',
      kind: 'period' as const,
      values: [{ value: '30', label: 'Last 30 days' }],
    },
    { key: 'CHAR' as const, label: 'Search', kind: 'text' as const, values: [] },
  ]
  const labelsOf = (text: string) =>
    appliedFilters('/x', listStateOf(new URLSearchParams(text)), filters).map(({ label }) => label)

  test('is said in words, each with the list without it', () => {
    expect(labelsOf('status=open&period=30&q=oak')).toEqual(['Status: Open', 'Last 30 days', '“oak”'])
    const [first] = appliedFilters('/x', listStateOf(new URLSearchParams('status=open&q=oak')), filters)
    expect(first?.href).toBe('/x?q=oak')
  })

  test('may be days of one’s own, open at either end', () => {
    expect(labelsOf('from=2026-01-05&to=2026-03-31')).toEqual(['Mon, Jan 5, 2026 to Tue, Mar 31, 2026'])
    expect(labelsOf('from=2026-01-05')).toEqual(['Since Mon, Jan 5, 2026'])
    expect(labelsOf('to=2026-03-31')).toEqual(['Until Tue, Mar 31, 2026'])
    expect(datesIn('2000-01-01..2026-03-31')).toEqual({ from: '', to: '2026-03-31' })
    expect(datesIn('30')).toEqual({ from: '', to: '' })
  })

  test('is named by its filter alone if its value has no label', () => {
    expect(labelsOf('status=odd&shipTo=77')).toEqual(['Status', 'Filter'])
  })
})

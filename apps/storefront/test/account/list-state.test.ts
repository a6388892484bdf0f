import { describe, expect, test } from 'vitest'
import { exportHref } from '../../app/kit/lists/document-href.ts'
import { filterValue, listHref, listQueryOf, listStateOf } from '../../app/kit/lists/list-state.ts'

const stateOf = (text: string) => listStateOf(new URLSearchParams(text))

describe('a list that is asked by its address', () => {
  test.each(['page=0', 'page=-3', 'page=1.5', 'page=x', 'size=7', 'size=', 'scope=9', 'scope=x', 'sort='])(
    'takes %s for its default',
    (text) => {
      expect(stateOf(text)).toEqual({ page: 1, size: 10, sort: null, scope: 1, filters: [] })
    },
  )

  test('leaves out filters that are empty, and those that are asked for twice', () => {
    expect(stateOf('q=&status=%20&type=sample&type=sample').filters).toEqual([{ key: 'ZZORDERTYPE', value: 'sample' }])
  })

  test('becomes the question of the API', () => {
    expect(listQueryOf(stateOf('page=3&size=-1&sort=-total&scope=2&due=due+7&q=marble'))).toEqual({
      page: 3,
      pageSize: -1,
      scope: 2,
      sortBy: 'total',
      sortDirection: 'desc',
      filters: [
        { key: 'MY STATUS_DUE', value: 'due 7' },
        { key: 'CHAR', value: 'marble' },
      ],
    })
  })

  test('takes two dates for one period, whatever else is chosen', () => {
    expect(filterValue(stateOf('period=30&from=2026-01-01&to=2026-03-31'), 'PERIODE')).toBe('2026-01-01..2026-03-31')
    expect(filterValue(stateOf('from=2026-01-01'), 'PERIODE')).toBe('2026-01-01..2099-12-31')
    expect(filterValue(stateOf('to=2026-01-01'), 'PERIODE')).toBe('2000-01-01..2026-01-01')
  })
})

describe('a list that opens on the whole account', () => {
  const whole = (text: string) => listStateOf(new URLSearchParams(text), 3)

  test('shows all without a scope in its address, and one’s own when asked', () => {
    expect(whole('').scope).toBe(3)
    expect(whole('scope=x').scope).toBe(3)
    expect(whole('scope=1').scope).toBe(1)
  })

  test('names the scope in every address it links to', () => {
    expect(listHref('/o', whole(''), { scope: 1 })).toBe('/o?scope=1')
    expect(listHref('/o', whole(''), { page: 2 })).toBe('/o?scope=3&page=2')
  })
})

describe('the address of a list', () => {
  test('is as short as it can be', () => {
    expect(listHref('/account/orders', stateOf('page=1&size=10&scope=1&q='))).toBe('/account/orders')
  })

  test('comes back as the same list', () => {
    const state = stateOf('status=open&period=2025&q=oak+%26+ash&sort=number&scope=3&size=25&page=2')
    const href = listHref('/account/orders', state, { page: state.page })
    expect(listStateOf(new URL(href, 'https://shop.test').searchParams)).toEqual(state)
  })

  test('begins with the first page when anything else changes', () => {
    const state = stateOf('page=4&size=5')
    expect(listHref('/x', state, { size: 25 })).toBe('/x?size=25')
    expect(listHref('/x', state, { filters: [{ key: 'STATUS', value: 'open' }] })).toBe('/x?status=open&size=5')
    expect(listHref('/x', state, { page: 5 })).toBe('/x?size=5&page=5')
  })

  test('of an export names what is filtered and no page of it', () => {
    expect(exportHref('orders', stateOf('status=open&page=4&size=5&sort=-total'))).toBe(
      '/account/download?kind=orders&format=csv&status=open&sort=-total',
    )
  })
})

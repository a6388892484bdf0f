import { expect, test } from 'vitest'
import { readRange, tidyQuery, withWord } from '../app/generic/list-query.ts'
import { filterNames, withoutFilters } from '../app/generic/list-words.ts'
import { viewWords } from '../app/generic/saved-view.ts'

const tidy = (text: string) => decodeURIComponent(tidyQuery(new URLSearchParams(text)).toString())

test('the filter form becomes the words of the API', () => {
  expect(tidy('search=&Active=true&Name=')).toBe('Active=true')
  expect(tidy('from~Total=10&to~Total=20')).toBe('Total=>=10&Total=<=20')
  expect(tidy('from~DateSubmitted=2026-11-01&to~DateSubmitted=2026-11-30')).toBe(
    'DateSubmitted=>=2026-11-01&DateSubmitted=<=2026-11-30T23:59:59Z',
  )
  expect(tidy('search=slate&page=1')).toBe('search=slate')
})

test('a tidy address stays as it is, and its range is read back', () => {
  const query = tidyQuery(new URLSearchParams('from~Total=10&to~Total=20&sortBy=!Total'))
  expect(tidyQuery(query).toString()).toBe(query.toString())
  expect(readRange(query, 'Total')).toEqual({ from: '10', to: '20' })
  expect(filterNames(query)).toEqual(['Total', 'Total'])
})

test('another order starts at the first page and keeps the filters (vendure#4408)', () => {
  expect(withWord(new URLSearchParams('Active=true&page=3&sortBy=Name'), 'sortBy', '!Name')).toBe(
    '?Active=true&sortBy=%21Name',
  )
})

test('chosen columns are no filter, and stay in a saved view and when filters are cleared', () => {
  const query = new URLSearchParams('columns=ID,Name&search=oak&Active=true&sortBy=Name&page=3')
  expect(filterNames(query)).toEqual(['Active'])
  expect(viewWords(query)).toContain('columns=ID%2CName')
  expect(withoutFilters(query)).toBe('?columns=ID%2CName&sortBy=Name')
})

test('what was just done is no part of a saved view, nor of the next page', () => {
  const query = new URLSearchParams('done=deleted&undo=0a1b&search=oak&page=3')
  expect(viewWords(query)).toBe('search=oak')
  expect(withWord(query, 'page', '2')).toBe('?search=oak&page=2')
})

import { expect, test } from 'vitest'
import { contentQuery, listingUrl } from '../../app/kit/content-query.ts'

test('an invalid filter matches everything', () => {
  expect(contentQuery('nonsense')).toEqual({ filter: [] })
  expect(contentQuery({ use: 7 })).toEqual({ filter: [] })
})

test('kinds are departments or categories of the index, the rest are facets', () => {
  expect(contentQuery({ kind: 'mosaic', use: 'Shower floor' })).toEqual({
    department: 'Mosaics',
    filter: ['use:Shower floor'],
  })
  expect(contentQuery({ kind: 'grout' })).toEqual({ category: 'Grout', filter: [] })
})

test('the listing of a filter has an address', () => {
  expect(listingUrl({ room: 'Bath' })).toBe('/products?filter=room%3ABath')
})

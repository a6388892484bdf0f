import type { ListingParam } from '@tessera/contract/shop/listing-names'
import { expect, test } from 'vitest'
import { findParamProblem, parseListingQuery } from '../../src/catalog/listing-query.ts'

const parse = (query: string) => parseListingQuery((name) => new URLSearchParams(query).getAll(name))

test.each<[ListingParam, string]>([
  ['page', '0'],
  ['page', '10001'],
  ['page', '01'],
  ['pageSize', '97'],
  ['enoughSqft', '1.5'],
  ['minPrice', '4.999'],
  ['maxPrice', '-1'],
  ['sort', 'best'],
  ['inStock', 'yes'],
  ['flag', 'constructor'],
  ['filter', 'secret:1'],
  ['suitableFor', 'moon'],
])('%s=%s has a problem', (name, value) => {
  expect(findParamProblem(name, value)).toMatch(/^(Enter|Choose)/)
})

test.each<[ListingParam, string]>([
  ['q', 'anything'],
  ['page', '10000'],
  ['minPrice', '4.9'],
  ['sort', '-price-sqft'],
  ['inStock', 'false'],
  ['filter', 'material:Marble'],
  ['suitableFor', 'kitchen-floor'],
])('%s=%s has none', (name, value) => {
  expect(findParamProblem(name, value)).toBeUndefined()
})

test('values of one facet are grouped, the brand is a facet, and a value may contain a colon', () => {
  const { filters } = parse('filter=look:Wood&filter=look:Stone&filter=size:a:b&brand=Hampton')
  expect(filters).toEqual({ look: ['Wood', 'Stone'], size: ['a:b'], brand: ['Hampton'] })
})

test('dollars are read as whole cents', () => {
  expect(parse('minPrice=4.9&maxPrice=12').ranges).toEqual({ pricePerSqft: { min: 490, max: 1200 } })
  expect(parse('minPrice=12&maxPrice=4.9').ranges).toEqual({ pricePerSqft: { min: 490, max: 1200 } })
})

test('stock is filtered only with a store', () => {
  expect(parse('inStock=true').inStock).toBe(false)
  expect(parse('inStock=true&storeId=store-1')).toMatchObject({ inStock: true, storeId: 'store-1' })
})

test('an empty query has no text, sort or page', () => {
  expect(Object.keys(parse('')).toSorted()).toEqual(['asTyped', 'filters', 'flags', 'inStock', 'ranges', 'suitableFor'])
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { search } from '../src/search.ts'
import { isFound, recount } from './naive.ts'
import { listingQuery } from './queries.ts'
import { indexOf, documents as shelf } from './shelf.ts'

const documents = shelf.slice(0, 700)
const index = indexOf(documents)

test('products, counts and the price range are those of a plain recount', () => {
  fc.assert(
    fc.property(listingQuery, (query) => {
      const { records, total, facets, priceRange } = search(index, query)
      const expected = documents.filter((document) => isFound(document, query))
      expect(records.map(({ sku }) => sku).toSorted()).toEqual(expected.map(({ sku }) => sku).toSorted())
      expect(total).toBe(expected.length)
      const counted = facets.flatMap(({ name, values }) =>
        values.map(({ value, count }) => [`${name}: ${value}`, count]),
      )
      expect(Object.fromEntries(counted.filter(([, count]) => count !== 0))).toEqual(
        Object.fromEntries(recount(documents, query)),
      )
      const others = documents.filter((document) => isFound(document, query, 'price'))
      const withPrice = search(index, { ...query, ranges: {} })
      expect(withPrice.total).toBe(others.length)
      expect(priceRange).toEqual(withPrice.priceRange)
    }),
    { numRuns: 60 },
  )
})

test('a repeated query gets the same answer from the cache', () => {
  fc.assert(
    fc.property(listingQuery, (query) => {
      const [first, second, third] = [1, 2, 3].map(() => search(index, query))
      expect(second).toEqual(first)
      expect(third).toEqual(first)
    }),
    { numRuns: 15 },
  )
})

test('a long facet lists the values with the most products, all chosen ones, and its size', () => {
  const all = search(index, { priceGroup: 'RT', facetLimit: 1_000 }).facets.find(({ name }) => name === 'collection')
  const rarest = all?.values.toSorted((one, other) => one.count - other.count)[0]?.value ?? ''
  const some = search(index, { priceGroup: 'RT', facetLimit: 3, filters: { collection: [rarest] } })
  const collection = some.facets.find(({ name }) => name === 'collection')
  expect(collection?.values).toHaveLength(4)
  expect(collection?.size).toBe(all?.values.length)
  expect(collection?.values.find(({ value }) => value === rarest)?.selected).toBe(true)
})

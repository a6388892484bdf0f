import type { FacetName } from '@tessera/contract/shop/listing-names'
import { placeIds } from '@tessera/domain/suitability/places'
import { findSuitability } from '@tessera/domain/suitability/suitability'
import { expect, test } from 'vitest'
import type { SearchResult } from '../src/search-query.ts'
import { documentBySku, documents, indexOf, searchRetail } from './shelf.ts'

const index = indexOf(documents)
const countOf = ({ facets }: SearchResult, facet: FacetName, wanted: string): number =>
  facets.find(({ name }) => name === facet)?.values.find(({ value }) => value === wanted)?.count ?? 0

test('a facet that does not exist is refused', () => {
  expect(() => searchRetail(index, { filters: { weight: ['heavy'] } as never })).toThrow('weight is not a facet.')
})

test('an unused value finds nothing', () => {
  expect(searchRetail(index, { filters: { material: ['Kryptonite'] } }).total).toBe(0)
})

test('values of one facet add up, facets narrow each other', () => {
  const white = searchRetail(index, { filters: { colorFamily: ['White'] } })
  const blue = searchRetail(index, { filters: { colorFamily: ['Blue'] } })
  const both = searchRetail(index, { filters: { colorFamily: ['White', 'Blue'] } })
  expect(both.total).toBe(white.total + blue.total)
  expect(countOf(white, 'colorFamily', 'Blue')).toBe(blue.total)
  const matte = searchRetail(index, { filters: { colorFamily: ['White', 'Blue'], finish: ['Matte'] } })
  expect(matte.total).toBe(countOf(both, 'finish', 'Matte'))
  expect(matte.total).toBeLessThan(both.total)
})

test("the page's own category is no choice of its facet", () => {
  const page = searchRetail(index, { category: 'Marble Tile' })
  expect(page.facets.find(({ name }) => name === 'category')?.values).toEqual([
    { value: 'Marble Tile', count: page.total, selected: false },
  ])
})

test('suited to every place that was chosen, by the rules of the checker', () => {
  const found = searchRetail(index, { suitableFor: ['shower-floor', 'bathroom-wall'], pageSize: 2_000 })
  expect(found.total).toBeGreaterThan(0)
  for (const { sku } of found.records) {
    const facts = documentBySku.get(sku)?.facts
    for (const place of ['shower-floor', 'bathroom-wall'] as const)
      expect(facts && findSuitability(facts, place)?.verdict).toBe('pass')
  }
  expect(placeIds).toEqual(
    expect.arrayContaining(
      found.facets.find(({ name }) => name === 'suitableFor')?.values.map(({ value }) => value) ?? [],
    ),
  )
})

test('a flag is a filter of its own', () => {
  const found = searchRetail(index, { flags: ['clearance', 'newArrival'], pageSize: 2_000 })
  expect(found.records.every(({ is_clearance, is_new_arrival }) => is_clearance || is_new_arrival)).toBe(true)
})

test('prices per square foot are those of the group, both ends included', () => {
  const all = searchRetail(index, { sort: 'price-sqft', pageSize: 50 })
  const [cents = 0] = all.records.map(({ tessera }) => Math.round((tessera.final_price_sqft ?? 0) * 100))
  const exact = searchRetail(index, { ranges: { pricePerSqft: { min: cents, max: cents } } })
  expect(exact.total).toBeGreaterThan(0)
  expect(exact.records.every(({ tessera }) => tessera.final_price_sqft === cents / 100)).toBe(true)
  expect(exact.priceRange).toEqual(all.priceRange)
})

test('in stock at my store counts always and filters when asked', () => {
  const counted = searchRetail(index, { storeId: 'store-7' })
  const filtered = searchRetail(index, { storeId: 'store-7', inStock: true, pageSize: 2_000 })
  expect(counted.total).toBe(documents.length)
  expect(filtered.total).toBe(counted.inStockCount)
  expect(filtered.records.every(({ tessera }) => Number(tessera.stock.at?.['store-7']) > 0)).toBe(true)
})

test('enough means a single lot, at the store if filtered by store', () => {
  const anywhere = searchRetail(index, { enoughSqft: 300, pageSize: 2_000 })
  for (const { sku } of anywhere.records) {
    const document = documentBySku.get(sku)
    const lots = document?.stock.map(({ largestLot }) => largestLot * Number(document.facts.units.sqftPerUnit)) ?? []
    expect(Math.max(...lots)).toBeGreaterThanOrEqual(300)
  }
  const here = searchRetail(index, { enoughSqft: 300, storeId: 'store-7', inStock: true })
  expect(here.total).toBeLessThan(anywhere.total)
})

test('a lot that covers the area to the last ten-thousandth is enough, one short of it is not', () => {
  const [first] = documents.filter(({ facts }) => facts.units.sqftPerUnit !== null)
  if (!first) throw new Error('The catalog has no tile.')
  const units = { ...first.facts.units, sqftPerUnit: '10.0001' }
  const stock = [{ location: 'store-1', boxes: 10, largestLot: 10 }]
  const one = indexOf([{ ...first, facts: { ...first.facts, units }, stock }])
  expect(searchRetail(one, { enoughSqft: 100.001 }).total).toBe(1)
  expect(searchRetail(one, { enoughSqft: 100.0011 }).total).toBe(0)
})

test('an empty result names the filter to remove and the total without it', () => {
  const query = { filters: { material: ['Glass'], look: ['Wood'] }, department: 'Tile' }
  const { total, help } = searchRetail(index, query)
  expect(total).toBe(0)
  const [best] = help?.relax ?? []
  const relaxed = { ...query.filters, [best?.filter ?? '']: [] }
  expect(best?.total).toBe(searchRetail(index, { ...query, filters: relaxed }).total)
  expect(help?.relax.map(({ filter }) => filter).toSorted()).toEqual(['look', 'material'])
  expect(help?.categories[0]?.count).toBeGreaterThan(0)
})

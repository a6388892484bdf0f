import { type SearchSort, searchSorts } from '@tessera/contract/shop/listing-names'
import { expect, test } from 'vitest'
import type { SearchRecord } from '../src/search-record.ts'
import { documentBySku, documents, indexOf, searchRetail } from './shelf.ts'

const index = indexOf(documents)
const last = Number.POSITIVE_INFINITY

const keys: Partial<Record<SearchSort, (record: SearchRecord) => number | string>> = {
  rank: ({ rankby1 }) => rankby1,
  'price-sqft': ({ tessera }) => tessera.final_price_sqft ?? last,
  '-price-sqft': ({ tessera }) => -(tessera.final_price_sqft ?? -last),
  'price-box': ({ final_price_purchase }) => final_price_purchase ?? last,
  '-price-box': ({ final_price_purchase }) => -(final_price_purchase ?? -last),
  new: ({ sku }) => -Date.parse(documentBySku.get(sku)?.facts.introduced ?? ''),
  name: ({ name }) => name.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(6, '0')),
}

test.each(Object.keys(keys) as SearchSort[])('%s sorts every product, equals by rank and SKU', (sort) => {
  const { records } = searchRetail(index, { sort, pageSize: 2_000 })
  const key = keys[sort] ?? (() => 0)
  const order = (one: SearchRecord, other: SearchRecord) => {
    const [first, second] = [key(one), key(other)]
    if (first !== second) return first < second ? -1 : 1
    return one.rankby1 - other.rankby1 || (one.sku < other.sku ? -1 : 1)
  }
  expect(records).toHaveLength(documents.length)
  expect(records.map(({ sku }) => sku)).toEqual(records.toSorted(order).map(({ sku }) => sku))
})

test.each(searchSorts)('pages of %s do not overlap and miss nothing', (sort) => {
  const query = { text: 'marble', sort }
  const { total } = searchRetail(index, query)
  const pages = Array.from({ length: Math.ceil(total / 7) }, (_, at) =>
    searchRetail(index, { ...query, page: at + 1, pageSize: 7 }),
  )
  const skus = pages.flatMap(({ records }) => records.map(({ sku }) => sku))
  expect(skus).toEqual(searchRetail(index, { ...query, pageSize: total }).records.map(({ sku }) => sku))
  expect(new Set(skus).size).toBe(total)
})

test('a page behind the last is empty', () => {
  expect(searchRetail(index, { page: 500 }).records).toEqual([])
})

import { expect, test } from 'vitest'
import { createIndex } from '../src/create-index.ts'
import { defaultHelpPages } from '../src/default-help-pages.ts'
import { defaultSynonyms } from '../src/default-synonyms.ts'
import { search } from '../src/search.ts'
import type { SearchRecord } from '../src/search-record.ts'
import { rangeDocuments } from './range-documents.ts'
import { type ExpectedResult, relevanceQueries } from './relevance-queries.ts'
import { pictureUrl } from './shelf.ts'

const { documents, categories } = rangeDocuments('demo')
const index = createIndex(documents, {
  pictureUrl,
  synonyms: defaultSynonyms,
  categories,
  helpPages: defaultHelpPages,
})
const factsOf = new Map(documents.map(({ sku, facts }) => [sku, facts]))

const isIn = (cents: number | null, [from, to]: readonly [number, number]): boolean =>
  cents !== null && cents >= from && cents <= to

function fits(record: SearchRecord, expected: ExpectedResult): boolean {
  const { name, product_hierarchy2, tessera, final_price_purchase } = record
  const { material, look = '', profile = '' } = factsOf.get(record.sku)?.attributes ?? {}
  const cents = (dollars: number | null) => (dollars === null ? null : Math.round(dollars * 100))
  return (
    (expected.name?.test(name) ?? true) &&
    (expected.category?.test(product_hierarchy2) ?? true) &&
    (expected.kind?.test(tessera.kind) ?? true) &&
    (expected.color?.test(tessera.color_family ?? '') ?? true) &&
    (expected.look?.test(look) ?? true) &&
    (expected.profile?.test(profile) ?? true) &&
    (expected.size === undefined || tessera.size === expected.size) &&
    (expected.finish === undefined || tessera.finish === expected.finish) &&
    (expected.material === undefined || material === expected.material) &&
    (!expected.perSqft || isIn(cents(tessera.final_price_sqft), expected.perSqft)) &&
    (!expected.perUnit || isIn(cents(final_price_purchase), expected.perUnit))
  )
}

const isAboutProducts = ({ page, first, leftOut, ...facts }: ExpectedResult): boolean => Object.keys(facts).length > 0

test.each(relevanceQueries)('%s', (text, expected) => {
  const count = expected.first ?? 5
  const { records, leftOut, pages } = search(index, { text, priceGroup: 'RT', pageSize: count })
  expect(pages?.[0]?.url).toBe(expected.page)
  expect(leftOut).toEqual(expected.leftOut)
  if (!isAboutProducts(expected)) return
  expect(records).toHaveLength(count)
  expect(records.filter((record) => !fits(record, expected)).map(({ name }) => name)).toEqual([])
})

test.each([
  ['clearance', 'clearance'],
  ['sale', 'clearance'],
  ['new arrivals', 'newArrival'],
  ['everyday value', 'everydayValue'],
] as const)('%s finds what is so, and nothing else', (text, flag) => {
  const found = search(index, { text, priceGroup: 'RT', pageSize: 2_000 })
  const all = search(index, { flags: [flag], priceGroup: 'RT', pageSize: 2_000 })
  expect(found.leftOut).toBeUndefined()
  expect(new Set(found.records.map(({ sku }) => sku))).toEqual(new Set(all.records.map(({ sku }) => sku)))
})

test('a guess at one word does not push out another that is known', () => {
  const found = search(index, { text: 'purple unicorn marble', priceGroup: 'RT', pageSize: 5 })
  expect(found.records.filter((record) => !fits(record, { name: /Marble/ }))).toEqual([])
  expect(found.leftOut).toEqual(['purple', 'unicorn'])
  expect(found.corrected).toBeUndefined()
})

test('at least 150 queries are kept, each once', () => {
  expect(new Set(relevanceQueries.map(([text]) => text)).size).toBe(relevanceQueries.length)
  expect(relevanceQueries.length).toBeGreaterThanOrEqual(150)
})

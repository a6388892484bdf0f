import { expect, test } from 'vitest'
import { createIndex } from '../src/create-index.ts'
import { defaultHelpPages } from '../src/default-help-pages.ts'
import { defaultSynonyms } from '../src/default-synonyms.ts'
import { search } from '../src/search.ts'
import { suggest } from '../src/suggest.ts'
import { rangeDocuments } from './range-documents.ts'
import { pictureUrl } from './shelf.ts'

const { documents, categories } = rangeDocuments('demo')
const index = createIndex(documents, {
  pictureUrl,
  synonyms: defaultSynonyms,
  categories,
  helpPages: defaultHelpPages,
})
const find = (text: string) => search(index, { text, priceGroup: 'RT', pageSize: 2_000 })

test('a word that means more than one filter stays a word', () => {
  expect(find('marble').understood).toBeUndefined()
  expect(find('terracotta').understood).toBeUndefined()
})

test('a material that only tools and sealers mention is not a filter', () => {
  const found = find('granite sealer')
  expect(found.understood).toBeUndefined()
  expect(found.total).toBeGreaterThan(0)
})

test('prices, sizes, colors, finishes and materials are filters, each with the text that remains without it', () => {
  expect(find('polished porcelain 24 by 48 beige under $12').understood).toEqual([
    { filter: 'finish', values: ['Polished'], rest: 'porcelain 24x48 beige under $12' },
    { filter: 'material', values: ['Porcelain'], rest: 'polished 24x48 beige under $12' },
    { filter: 'size', values: ['24x48'], rest: 'polished porcelain beige under $12' },
    { filter: 'colorFamily', values: ['Beige'], rest: 'polished porcelain 24x48 under $12' },
    { filter: 'price', values: ['sq ft'], rest: 'polished porcelain 24x48 beige', min: null, max: 1_200 },
  ])
})

test('white finds off-white too, and says so', () => {
  expect(find('white hexagon').understood).toEqual([
    { filter: 'colorFamily', values: ['White', 'Off-white'], rest: 'hexagon' },
  ])
})

test('a filter that is chosen already is not narrowed by a word', () => {
  const colors = search(index, { text: 'white tile', filters: { colorFamily: ['Off-white'] }, priceGroup: 'RT' })
  expect(colors.understood).toBeUndefined()
  expect(colors.total).toBeGreaterThan(0)
})

test('color and size are given up last, and what is given up is said', () => {
  expect(find('12x24 matte black').leftOut).toEqual(['matte'])
  expect(find('pink cement tile').leftOut).toEqual(['cement'])
  expect(find('green laminate plank').leftOut).toEqual(['green'])
})

test('a text that a page answers does not list products that only mention it', () => {
  expect(find('return policy')).toMatchObject({ total: 0, pages: [{ title: 'Returns', url: '/policies/returns' }] })
  expect(find('return policy').leftOut).toBeUndefined()
})

test('suggestions name pages and no empty category', () => {
  expect(suggest(index, 'retur', 'RT').pages).toEqual([{ title: 'Returns', url: '/policies/returns' }])
  expect(suggest(index, 'shipp', 'RT').pages[0]?.url).toBe('/policies/shipping')
  const samples = suggest(index, 'samples', 'RT')
  expect(samples.categories).toEqual([])
  expect(samples.pages[0]?.url).toBe('/policies/samples')
})

test('suggested products keep to the price', () => {
  const { products } = suggest(index, 'porcelain under $4', 'RT')
  expect(products.length).toBeGreaterThan(0)
  expect(products.every(({ price }) => price !== null && price <= 4)).toBe(true)
})

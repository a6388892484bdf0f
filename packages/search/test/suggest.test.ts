import { expect, test } from 'vitest'
import { suggest } from '../src/suggest.ts'
import { documents, indexOf } from './shelf.ts'

const index = indexOf(documents)

test('nothing typed suggests nothing', () => {
  expect(suggest(index, '  ', 'RT')).toEqual({ products: [], categories: [], articles: [], pages: [], skus: [] })
})

test('products, categories and articles come in groups', () => {
  const { products, categories, articles, skus } = suggest(index, 'marb', 'RT')
  expect(products).toHaveLength(6)
  expect(products.every(({ name }) => /marble/i.test(name))).toBe(true)
  expect(categories.map(({ name }) => name)).toEqual(['Marble Tile'])
  expect(articles).toEqual([])
  expect(skus).toEqual([])
  expect(suggest(index, 'grout col', 'RT').articles).toEqual([
    { title: 'Grout colors that last', url: '/blog/grout-colors' },
  ])
})

test('each letter narrows, the words before the last are whole', () => {
  expect(suggest(index, 'white ma', 'RT').products.length).toBeGreaterThan(0)
  expect(
    suggest(index, 'herringbone mosaic 12x', 'RT').products.every(({ name }) => name.includes('Herringbone')),
  ).toBe(true)
})

test('a product carries its price for the group and its picture', () => {
  const [retail] = suggest(index, 'marble', 'RT').products
  const [gold] = suggest(index, 'marble', 'PG').products
  expect(retail?.sku).toBe(gold?.sku)
  expect(retail?.per).toBe('sq ft')
  expect(gold?.price).toBeLessThan(retail?.price ?? 0)
  expect(retail?.imageUrl).toBe(`/media/${retail?.sku}/face-640.webp`)
})

test('the beginning of a SKU suggests products by number', () => {
  const sku = documents[40]?.sku ?? ''
  expect(suggest(index, sku, 'RT').skus.map((one) => one.sku)).toEqual([sku])
  expect(suggest(index, sku.slice(0, 6).toLowerCase(), 'RT').skus.length).toBeGreaterThan(0)
})

test('a mistake in the beginning is seen through, and said', () => {
  const { products, corrected } = suggest(index, 'heringb', 'RT')
  expect(corrected).toEqual({ from: 'heringb', to: 'herringbone' })
  expect(products[0]?.name).toContain('Herringbone')
})

import { expect, test } from 'vitest'
import type { Catalog } from '../../src/modules/catalog/feed/catalog.ts'
import type { CatalogProduct } from '../../src/modules/catalog/feed/catalog-product.ts'
import { siblingsOf } from '../../src/modules/catalog/products/find-related.ts'
import { findSimilar, groupByLook } from '../../src/modules/catalog/products/find-similar.ts'

const article = (
  sku: string,
  rank: number,
  look: string,
  more: { kind?: string; siblings?: string[] } = {},
): CatalogProduct =>
  ({
    sku,
    active: true,
    facts: {
      kind: more.kind ?? 'field-tile',
      category: 'marble',
      rank,
      attributes: { look, colorFamily: 'White' },
      coordinates: { siblings: more.siblings ?? [] },
    },
  }) as unknown as CatalogProduct // only the fields that likeness reads

const own = article('own', 1, 'Marble', { siblings: ['sibling'] })
const range = [
  own,
  article('sibling', 2, 'Marble'),
  article('wood', 3, 'Wood'),
  article('late', 9, 'Marble'),
  article('early', 4, 'Marble'),
  article('trim', 5, 'Marble', { kind: 'trim' }),
  { ...article('gone', 6, 'Marble'), active: false },
]

test('neither itself, nor its siblings, nor what is another kind or not sold', () => {
  expect(findSimilar(groupByLook(range), own, 8)).toEqual(['early', 'late', 'wood'])
})

test('what looks most alike comes first, and of that the best selling', () => {
  expect(findSimilar(groupByLook(range), own, 1)).toEqual(['early'])
  expect(findSimilar(groupByLook(range.toReversed()), own, 2)).toEqual(['early', 'late'])
})

test('a sibling says how it differs: colors as they are named, sizes as they are spoken', () => {
  const other = article('sibling', 2, 'Marble')
  const attributes = { ...other.facts.attributes, color: 'Oxblood', nominalSize: '2.5x8' }
  const sibling = { ...other, facts: { ...other.facts, attributes } }
  const catalog = { find: () => sibling } as unknown as Catalog
  expect(siblingsOf(catalog, own).map(({ differs }) => differs)).toEqual(['Color: Oxblood, Size: 2 1/2 × 8'])
})

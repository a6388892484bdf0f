import type { Catalog } from '@tessera/middleware/modules/catalog/feed/catalog'
import { categoriesOf } from '@tessera/middleware/modules/catalog/feed/categories'
import { sitemapsOf } from '@tessera/middleware/modules/catalog/products/sitemaps'
import { saveContent } from '@tessera/middleware/modules/site/content/save-content'
import { expect, test } from 'vitest'
import { aShopDatabase } from '../content/a-shop-database.ts'

test('the sitemaps name the main pages, every listing that has something once, and the looks', async () => {
  const db = await aShopDatabase()
  await saveContent(db)
  const tile = { id: 'tile', slug: 'tile', name: 'Tile', description: '', parentID: null, order: 1 }
  const marble = { ...tile, id: 'tile-marble', slug: 'tile-marble', name: 'Marble', parentID: 'tile' }
  const samples = { ...tile, id: 'samples', slug: 'samples', name: 'Samples' }
  const facts = { kind: 'field-tile', department: 'Tile', category: 'Marble', slug: 'x', introduced: '2026-01-01' }
  const catalog = { all: () => [1, 2].map(() => ({ active: true, facts })) } as unknown as Catalog
  const { sitemaps } = await sitemapsOf(db, catalog, categoriesOf([tile, marble, samples]))
  const urls = (kind: string) => sitemaps.find((one) => one.kind === kind)?.urls.map(({ url }) => url) ?? []
  expect(urls('main')).toEqual(expect.arrayContaining(['/', '/products', '/blog', '/stores']))
  expect(urls('listings').filter((url) => url === '/shop/tile')).toHaveLength(1)
  expect(urls('listings')).toContain('/shop/tile-marble')
  expect(urls('listings')).not.toContain('/shop/samples')
  expect(urls('listings')).toContain('/shop/looks/marble')
  expect(urls('articles').length).toBeGreaterThanOrEqual(12)
  expect(sitemaps.map(({ kind }) => kind)).not.toContain('categories')
})

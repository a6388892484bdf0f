import { expect, test } from 'vitest'
import { indexText, sitemapText } from '../../app/kit/seo/sitemaps.server.ts'

const sitemap = {
  kind: 'products',
  urls: [
    { url: '/products/a&b', changedOn: '2026-01-05', priority: 0.8 },
    { url: '/products/c', changedOn: null, priority: 0.8 },
  ],
}

test('the index has the latest change of each kind', () => {
  expect(indexText('https://shop.example', [sitemap])).toContain(
    '<loc>https://shop.example/sitemap/products.xml</loc><lastmod>2026-01-05</lastmod>',
  )
})

test('addresses are escaped, and what never changed has no date', () => {
  const text = sitemapText('https://shop.example', sitemap)
  expect(text).toContain('<loc>https://shop.example/products/a&amp;b</loc><lastmod>2026-01-05</lastmod>')
  expect(text).toContain('<loc>https://shop.example/products/c</loc><priority>')
})

import type { Sitemaps } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { listSitemap, sitemapSections } from '../../site/content/sitemap.ts'
import type { Catalog } from '../feed/catalog.ts'
import { isSold } from '../feed/catalog-product.ts'
import { type Categories, listingUrl } from '../feed/categories.ts'

/** Overview pages and single pages. */
const mainPages = ['/', '/products', '/blog', '/guides', '/stores', '/calculators', '/pro', '/contact', '/consultation']

/** Every address a search engine should know, by kind: products, listings and content. */
export async function sitemapsOf(db: Queryable, catalog: Catalog, categories: Categories): Promise<Sitemaps> {
  const sold = [...catalog.all()].filter(isSold)
  const sections = await Promise.all(
    sitemapSections
      .filter((kind) => kind !== 'categories')
      .map(async (kind) => ({
        kind,
        urls: (await listSitemap(db, kind)).map(({ path, lastModified }) => ({
          url: path,
          changedOn: lastModified.toISOString().slice(0, 10),
          priority: 0.5,
        })),
      })),
  )
  const looks = await listSitemap(db, 'categories')
  // empty listings are left out, even if there is content about them
  const filled = sold.flatMap(({ facts: { department, category } }) => [
    categories.findByName(department),
    categories.findByName(department, category),
  ])
  const listed = filled.flatMap((one) => (one ? listingUrl(one) : []))
  const known = new Set(categories.all().map(listingUrl))
  const listings = new Set([...listed, ...looks.map(({ path }) => path).filter((path) => !known.has(path))])
  return {
    sitemaps: [
      { kind: 'main', urls: mainPages.map((url) => ({ url, changedOn: null, priority: url === '/' ? 1 : 0.6 })) },
      {
        kind: 'products',
        urls: sold.map(({ facts }) => ({ url: `/products/${facts.slug}`, changedOn: facts.introduced, priority: 0.8 })),
      },
      {
        kind: 'listings',
        urls: [...listings].map((url) => ({ url, changedOn: null, priority: 0.7 })),
      },
      ...sections,
    ],
  }
}

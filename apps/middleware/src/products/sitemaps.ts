import type { Sitemaps } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { isSold } from '../catalogue/article.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { type Categories, listingUrl } from '../catalogue/categories.ts'
import { listSitemap, sitemapSections } from '../content/sitemap.ts'

/** Every address a search engine should know, by kind: products, listings, and what the content has. */
export async function sitemapsOf(db: Queryable, catalogue: Catalogue, categories: Categories): Promise<Sitemaps> {
  const sold = [...catalogue.all()].filter(isSold)
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
  return {
    sitemaps: [
      {
        kind: 'products',
        urls: sold.map(({ facts }) => ({ url: `/products/${facts.slug}`, changedOn: facts.introduced, priority: 0.8 })),
      },
      {
        kind: 'listings',
        urls: categories.all().map((category) => ({ url: listingUrl(category), changedOn: null, priority: 0.7 })),
      },
      ...sections,
    ],
  }
}

import { fixedPagePaths } from '@tessera/contract/shop/fixed-page-paths'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { invalid } from '../../../kit/shop-error.ts'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import { isSold } from '../../catalog/feed/catalog-product.ts'
import { type Categories, listingUrl } from '../../catalog/feed/categories.ts'

export interface ShownPages {
  catalog: Catalog
  categories: () => Categories
}

/** Pages precede redirects, so the redirect of a page that customers see would do nothing. */
export async function refuseShownPage(db: Queryable, pages: ShownPages, path: string): Promise<void> {
  const problem =
    findFixedPage(path) ?? findProduct(pages, path) ?? findCategory(pages, path) ?? (await findStored(db, path))
  if (problem) invalid('source', `${problem} Customers would see that page and not be redirected.`)
}

/** The storefront reads the addresses of its routes in either case. */
const findFixedPage = (path: string): string | undefined =>
  fixedPagePaths.includes(path.toLowerCase())
    ? `${path} is a page of the shop that’s always there, so choose another address.`
    : undefined

function findProduct({ catalog }: ShownPages, path: string): string | undefined {
  const name = /^\/products\/([^/]+)$/.exec(path)?.[1] ?? ''
  const product = catalog.findBySlug(name) ?? catalog.find(name)
  if (!product || !isSold(product)) return undefined
  return product.facts.slug === name
    ? `${path} is the page of the product “${product.name}”. Change its web address or stop selling it first.`
    : `${path} already leads to the product “${product.name}”. Stop selling it first.`
}

function findCategory({ categories }: ShownPages, path: string): string | undefined {
  const category = categories()
    .all()
    .find((one) => listingUrl(one) === path)
  return category && `${path} is the page of the category “${category.name}”. Change its web address first.`
}

async function findStored(db: Queryable, path: string): Promise<string | undefined> {
  const page = await db.find<{ title: string }>(sql`
    select v.title from content_items i
    join content_versions v on v.path = i.path and v.version = i.published_version
    where i.path = ${path} and i.kind <> 'slot'`)
  if (page) return `${path} is the page “${page.title}”. Unpublish it first.`
  const store = await db.find<{ name: string }>(sql`
    select name from stores where active and ${path} in ('/stores/' || slug, '/stores/' || id)`)
  return store && `${path} is the page of the store “${store.name}”. Choose another address.`
}

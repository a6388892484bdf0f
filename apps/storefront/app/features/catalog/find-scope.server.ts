import type { ListedCategory, ShopClient } from '@tessera/client/shop/types.gen'
import { redirect } from 'react-router'
import { orUndefined } from '../../http/or-not-found.server.ts'
import { throwMoved } from '../../http/throw-moved.server.ts'
import { TtlCache } from '../../http/ttl-cache.server.ts'
import { categoryScope, type ListingScope, landingScope } from './listing-scope.ts'

const cacheMilliseconds = 60_000
const categoryCache = new TtlCache<ListedCategory[]>(cacheMilliseconds)

/** Samples are ordered on the product page, so their categories are empty and redirect. */
const movedPaths = new Map([
  ['samples', '/policies/samples'],
  ['samples-tile-samples', '/shop/tile'],
  ['samples-flooring-samples', '/shop/flooring'],
])

/** Resolves `/shop/…` to a department, a category or a landing page; throws a redirect or a 404 otherwise. */
export async function findScope(shop: ShopClient, path: string, url: URL): Promise<ListingScope> {
  if (path === '') throw redirect('/products')
  const moved = movedPaths.get(path)
  if (moved) throw redirect(moved, 301)
  const categories = await categoryCache.getOrLoad('us', async () => (await shop.Search.categories()).categories)
  const known = categoryScope(categories, path)
  if (known) return known
  const page = await orUndefined(shop.Product.GetContentItem({ itemPath: `/shop/${path}` }))
  return page ? landingScope(page) : throwMoved(shop, url)
}

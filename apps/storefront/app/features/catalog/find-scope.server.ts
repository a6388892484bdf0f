import type { ListedCategory, ShopClient } from '@tessera/client/shop/types.gen'
import { redirect } from 'react-router'
import { Kept } from '../../http/cached.server.ts'
import { orNotFound } from '../../http/shop-answers.server.ts'
import { categoryScope, landingScope, type Scope } from './scope.ts'

const keptMilliseconds = 60_000
const kept = new Kept<ListedCategory[]>(keptMilliseconds)

/** Samples are ordered on the product page, so their categories are empty and redirect. */
const elsewhere = new Map([
  ['samples', '/policies/samples'],
  ['samples-tile-samples', '/shop/tile'],
  ['samples-flooring-samples', '/shop/flooring'],
])

/** Resolves `/shop/…` to a department, a category or a landing page; throws a 404 otherwise. */
export async function findScope(shop: ShopClient, path: string): Promise<Scope> {
  if (path === '') throw redirect('/products')
  const moved = elsewhere.get(path)
  if (moved) throw redirect(moved, 301)
  const categories = await kept.take('us', async () => (await shop.Search.categories()).categories)
  const known = categoryScope(categories, path)
  if (known) return known
  return landingScope(await orNotFound(shop.Product.GetContentItem({ itemPath: `/shop/${path}` })))
}

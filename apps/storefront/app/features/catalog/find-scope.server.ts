import type { ListedCategory, ShopClient } from '@tessera/client/shop/types.gen'
import { redirect } from 'react-router'
import { Kept } from '../../http/cached.server.ts'
import { orNotFound } from '../../http/shop-answers.server.ts'
import { categoryScope, landingScope, type Scope } from './scope.ts'

const keptMilliseconds = 60_000
const kept = new Kept<ListedCategory[]>(keptMilliseconds)

/** Samples are ordered beside what they are of; a list of them alone has nothing in it. */
const elsewhere = new Map([
  ['samples', '/policies/samples'],
  ['samples-tile-samples', '/shop/tile'],
  ['samples-flooring-samples', '/shop/flooring'],
])

/** What `/shop/…` is about: a department, a category, or a landing page of the editors; a 404 where it is none. */
export async function findScope(shop: ShopClient, path: string): Promise<Scope> {
  if (path === '') throw redirect('/products')
  const moved = elsewhere.get(path)
  if (moved) throw redirect(moved, 301)
  const categories = await kept.take('us', async () => (await shop.Search.categories()).categories)
  const known = categoryScope(categories, path)
  if (known) return known
  return landingScope(await orNotFound(shop.Product.GetContentItem({ itemPath: `/shop/${path}` })))
}

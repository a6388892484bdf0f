import type { ShopClient } from '@tessera/client/shop/types.gen'
import { orNotFound } from '../../http/or-not-found.server.ts'
import { findProductsForPlan } from './find-products-for-plan.server.ts'

/** Loads a plan and the products found for it; the target is in the URL. */
export async function loadForAdding<T>(shop: ShopClient, url: URL, plan: Promise<T>) {
  const query = (name: string) => url.searchParams.get(name)?.slice(0, 100) ?? ''
  const [found, products] = await Promise.all([orNotFound(plan), findProductsForPlan(shop, query('q'))])
  return { plan: found, ...products, text: query('q'), roomId: query('room'), inPlaceOf: query('item') }
}

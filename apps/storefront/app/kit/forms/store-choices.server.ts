import type { ShopClient } from '@tessera/client/shop/types.gen'
import { optional } from '../../http/or-not-found.server.ts'

/** All stores sorted by state and name, as options. Empty if loading fails: the form still works without them. */
export async function storeChoices(shop: ShopClient): Promise<{ value: string; label: string }[]> {
  const found = await optional(shop.StorePages.listStores())
  return (found?.stores ?? []).map(({ id, name, state }) => ({ value: id, label: `${state}, ${name}` }))
}

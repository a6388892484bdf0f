import type { ShopClient } from '@tessera/client/shop/types.gen'
import { orNothing } from '../../http/shop-answers.server.ts'

/** Every store by state and name, for a list to choose from. A form without its stores is still a form. */
export async function storeChoices(shop: ShopClient): Promise<{ value: string; label: string }[]> {
  const found = await orNothing(shop.StorePages.listStores())
  return (found?.stores ?? []).map(({ id, name, state }) => ({ value: id, label: `${state}, ${name}` }))
}

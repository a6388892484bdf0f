import type { CartLine, ShopClient } from '@tessera/client/shop/types.gen'
import { orNothing } from '../../http/shop-answers.server.ts'
import { laterItems } from './later-list.ts'

/** The lines saved for later, with current prices and stock. */
export async function findLater(shop: ShopClient, request: Request): Promise<CartLine[]> {
  const items = laterItems(request.headers.get('cookie'))
  if (items.length === 0) return []
  const asked = items.map((item) => ({ ...item, lotNo: null, room: null }))
  return (await orNothing(shop.Cart.GuestCartListItems({ items: asked })))?.items ?? []
}

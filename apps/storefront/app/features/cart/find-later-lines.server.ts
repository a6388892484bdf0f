import type { CartLine, ShopClient } from '@tessera/client/shop/types.gen'
import { optional } from '../../http/or-not-found.server.ts'
import { laterItems } from './later-items.ts'

/** The lines saved for later, with current prices and stock. */
export async function findLaterLines(shop: ShopClient, request: Request): Promise<CartLine[]> {
  const items = laterItems(request.headers.get('cookie'))
  if (items.length === 0) return []
  const cartItems = items.map((item) => ({ ...item, lotNo: null, room: null }))
  return (await optional(shop.Cart.GuestCartListItems({ items: cartItems })))?.items ?? []
}

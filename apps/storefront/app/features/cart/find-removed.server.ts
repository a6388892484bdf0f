import type { ShopClient } from '@tessera/client/shop/types.gen'
import { orNothing } from '../../http/shop-answers.server.ts'
import type { Removed, RemovedItem } from './removed-line.tsx'

/** The URL carries the removed line, so that undo works with and without JavaScript. */
export function removedUrl({ sku, quantity, lotNo, room }: RemovedItem): string {
  const given = Object.entries({ removed: sku, quantity: String(quantity), lot: lotNo ?? '', room: room ?? '' })
  return `/shopping-cart?${new URLSearchParams(given.filter(([, value]) => value !== ''))}`
}

export async function findRemoved(shop: ShopClient, query: URLSearchParams): Promise<Removed | undefined> {
  const sku = query.get('removed')
  const quantity = Number(query.get('quantity'))
  if (!sku || !Number.isInteger(quantity) || quantity < 1) return undefined
  const item = { sku, quantity, lotNo: query.get('lot'), room: query.get('room') }
  const priced = await orNothing(shop.Cart.GuestCartListItems({ items: [item] }))
  const [line] = priced?.items ?? []
  return line && { ...item, name: line.name }
}

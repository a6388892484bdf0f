import type { ShopClient } from '@tessera/client/shop/types.gen'
import { optional } from '../../http/or-not-found.server.ts'
import type { RemovedCartLine, RemovedItem } from './removed-line.tsx'

/** The URL carries the removed line, so that undo works with and without JavaScript. */
export function removedUrl({ sku, quantity, lotNo, room }: RemovedItem): string {
  const params = Object.entries({ removed: sku, quantity: String(quantity), lot: lotNo ?? '', room: room ?? '' })
  return `/shopping-cart?${new URLSearchParams(params.filter(([, value]) => value !== ''))}`
}

export async function findRemoved(shop: ShopClient, query: URLSearchParams): Promise<RemovedCartLine | undefined> {
  const sku = query.get('removed')
  const quantity = Number(query.get('quantity'))
  if (!sku || !Number.isInteger(quantity) || quantity < 1) return undefined
  const item = { sku, quantity, lotNo: query.get('lot'), room: query.get('room') }
  const priced = await optional(shop.Cart.GuestCartListItems({ items: [item] }))
  const [line] = priced?.items ?? []
  return line && { ...item, name: line.name }
}

import type { Visitor } from '../../http/session/visitor.server.ts'

interface Wanted {
  sku: string
  quantity: number
  room: string | null
}

/** Maximum items per cart call. */
const atOnce = 100

/** Adds the items of a plan to the cart, in batches. */
export async function putIntoCart(visitor: Visitor, items: readonly Wanted[]): Promise<void> {
  await visitor.ensureToken()
  for (let at = 0; at < items.length; at += atOnce) {
    const part = items.slice(at, at + atOnce).map((item) => ({ ...item, lotNo: null }))
    await visitor.shop.Cart.AddToCart({ items: part })
  }
}

import type { Visitor } from '../../http/session/visitor.server.ts'

interface Wanted {
  sku: string
  quantity: number
  room: string | null
}

/** What the cart takes in one go. */
const atOnce = 100

/** Puts a plan into the cart, as many calls as it takes. */
export async function putIntoCart(visitor: Visitor, items: readonly Wanted[]): Promise<void> {
  await visitor.ensureToken()
  for (let at = 0; at < items.length; at += atOnce) {
    const part = items.slice(at, at + atOnce).map((item) => ({ ...item, lotNo: null }))
    await visitor.shop.Cart.AddToCart({ items: part })
  }
}

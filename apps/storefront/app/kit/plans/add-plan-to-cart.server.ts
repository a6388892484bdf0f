import type { Visitor } from '../../http/session/visitor.server.ts'

interface PlanItem {
  sku: string
  quantity: number
  room: string | null
  projectId?: string
}

/** Maximum items per cart call. */
const maxItemsPerCall = 100

/** Adds the items of a plan to the cart, in batches. */
export async function addPlanToCart(visitor: Visitor, items: readonly PlanItem[]): Promise<void> {
  await visitor.ensureToken()
  for (let at = 0; at < items.length; at += maxItemsPerCall) {
    const part = items.slice(at, at + maxItemsPerCall).map((item) => ({ ...item, lotNo: null }))
    await visitor.shop.Cart.AddToCart({ items: part })
  }
}

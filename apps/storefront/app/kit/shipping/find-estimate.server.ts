import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { ShippingEstimate, ShopClient } from '@tessera/client/shop/types.gen'

interface Item {
  sku: string
  quantity: number
}

/** The ZIP code in the page's query and the shop's estimate. */
export interface FoundEstimate {
  zip: string
  estimate: ShippingEstimate | null
  problem: string | null
}

export async function findEstimate(
  { Cart }: Pick<ShopClient, 'Cart'>,
  zip: string | null,
  items: readonly Item[],
): Promise<FoundEstimate | null> {
  if (zip === null || items.length === 0) return null
  try {
    const estimateItems = items.map(({ sku, quantity }) => ({ sku, quantity }))
    return { zip, estimate: await Cart.EstimateShipping({ zip, items: estimateItems }), problem: null }
  } catch (error) {
    if (!(error instanceof ShopApiError)) throw error
    return { zip, estimate: null, problem: error.message }
  }
}

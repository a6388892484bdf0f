import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { CardToken, ShopClient } from '@tessera/client/shop/types.gen'

export interface CardProblem {
  field: string
  message: string
}

export type ReadCard = { token: CardToken } | { problem: CardProblem } | undefined

/**
 * The card form goes to the provider and comes back with a token, or with what is wrong. The card itself was never
 * here; what the provider calls it becomes a name of ours, good for this customer only.
 */
export async function readCard(shop: ShopClient, query: URLSearchParams): Promise<ReadCard> {
  const message = query.get('cardProblem')
  if (message) return { problem: { field: query.get('cardField') ?? '', message: message.slice(0, 300) } }
  const [requestId, providerToken] = [query.get('requestId'), query.get('providerToken')]
  if (!requestId || !providerToken) return undefined
  try {
    return { token: await shop.Payment.gettokenize({ requestId, providerToken }) }
  } catch (error) {
    if (error instanceof ShopApiError && error.status < 500) return { problem: { field: '', message: error.message } }
    throw error
  }
}

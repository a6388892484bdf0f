import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { CardToken, ShopClient } from '@tessera/client/shop/types.gen'

export interface CardProblem {
  field: string
  message: string
}

export type ReadCard = { token: CardToken } | { problem: CardProblem } | undefined

/**
 * The card form is sent to the provider and returns with a token or an error. Card data never reaches us; the
 * provider's token becomes a token of ours that is valid for this customer only.
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

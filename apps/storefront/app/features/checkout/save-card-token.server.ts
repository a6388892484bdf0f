import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { ShopClient } from '@tessera/client/shop/types.gen'

export interface CardProblem {
  field: string
  message: string
}

/**
 * The card form posts to the provider, which redirects here with a token or a problem. The token is exchanged for ours
 * and set on the cart; card data never reaches us.
 */
export async function saveCardToken(
  shop: ShopClient,
  query: URLSearchParams,
): Promise<'kept' | CardProblem | undefined> {
  const message = query.get('cardProblem')
  if (message) return { field: query.get('cardField') ?? '', message }
  const [requestId, providerToken] = [query.get('requestId'), query.get('providerToken')]
  if (!requestId || !providerToken) return undefined
  try {
    const { token } = await shop.Payment.gettokenize({ requestId, providerToken })
    await shop.Cart.ProcessCart({ paymentMethod: 'Credit_Card', paymentToken: token, saveCard: query.has('saveCard') })
    return 'kept'
  } catch (error) {
    if (error instanceof ShopApiError && error.status < 500) return { field: '', message: error.message }
    throw error
  }
}

import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { CardToken, ShopClient } from '@tessera/client/shop/types.gen'

/** A refused card form: what is wrong, and the fields that may be shown again. */
export interface RefusedCard {
  /** Undefined if the whole form was refused. */
  field?: string | undefined
  message: string
  expires: string
  holder: string
  billingZip: string
}

export type ReadCard = { requestId: string; token: CardToken } | { refused: RefusedCard } | undefined

/** A refusal that is not about one field. */
export const refusedCard = (message: string): RefusedCard => ({ message, expires: '', holder: '', billingZip: '' })

/**
 * The card form is sent to the provider and returns with its request, and with a token if the card was accepted. Card
 * data never reaches us; the provider's token becomes a token of ours that is valid for this customer only.
 */
export async function readCard(shop: ShopClient, query: URLSearchParams): Promise<ReadCard> {
  const [requestId, providerToken] = [query.get('requestId'), query.get('providerToken')]
  if (!requestId) return undefined
  if (!providerToken) return findRefused(shop, requestId)
  try {
    return { requestId, token: await shop.Payment.gettokenize({ requestId, providerToken }) }
  } catch (error) {
    if (error instanceof ShopApiError && error.status < 500) return { refused: refusedCard(error.message) }
    throw error
  }
}

/** Nothing for a request of somebody else: an address can name any. */
async function findRefused(shop: ShopClient, requestId: string): Promise<ReadCard> {
  try {
    const { message, field, expires, holder, billingZip } = await shop.Payment.getCardEntry({ requestId })
    if (!message) return undefined
    const typed = { expires: expires ?? '', holder: holder ?? '', billingZip: billingZip ?? '' }
    return { refused: { field: field ?? undefined, message, ...typed } }
  } catch (error) {
    if (error instanceof ShopApiError && error.status < 500) return undefined
    throw error
  }
}

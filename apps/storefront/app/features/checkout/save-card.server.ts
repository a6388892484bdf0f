import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { redirect } from 'react-router'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { rememberCard } from '../../kit/cards/entered-card.server.ts'
import { type RefusedCard, readCard, refusedCard } from '../../kit/cards/read-card.server.ts'

/** Sets the card that the provider has returned on the cart and goes on to the review. */
export async function saveCard(visitor: Visitor, query: URLSearchParams): Promise<RefusedCard | undefined> {
  const { shop } = visitor
  const read = await readCard(shop, query)
  if (!read) return undefined
  if ('refused' in read) return read.refused
  const paymentToken = read.token.token
  try {
    await shop.Cart.ProcessCart({ paymentMethod: 'Credit_Card', paymentToken, saveCard: query.has('saveCard') })
  } catch (error) {
    if (error instanceof ShopApiError && error.status < 500) return refusedCard(error.message)
    throw error
  }
  rememberCard(visitor, '/checkout', read.requestId)
  throw redirect('/checkout/order-review')
}

import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { ShopClient } from '@tessera/client/shop/types.gen'
import { redirect, redirectDocument } from 'react-router'
import type { CardProblem } from '../../kit/cards/read-card.server.ts'
import { readCard } from '../../kit/cards/read-card.server.ts'

const page = '/account/payment-methods'

/** Saves the card returned by the provider after a zero-amount authorization, which shows that the card is valid. */
export async function addCard(shop: ShopClient, query: URLSearchParams): Promise<CardProblem | undefined> {
  const read = await readCard(shop, query)
  if (!read) return undefined
  if ('problem' in read) return read.problem
  try {
    const { token } = read
    const answer = await shop.Payment.getauthorize({ paymentToken: token.token }, { isCheckout: 'false' })
    if (answer.nextUrl && answer.state === 'challenge') throw redirectDocument(answer.nextUrl)
    if (answer.state === 'authorized') throw redirect(`${page}?saved=${encodeURIComponent(token.last4)}`)
    return { field: '', message: answer.message }
  } catch (error) {
    if (error instanceof ShopApiError && error.status < 500) return { field: '', message: error.message }
    throw error
  }
}

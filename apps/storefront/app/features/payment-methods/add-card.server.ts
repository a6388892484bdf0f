import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { redirect, redirectDocument } from 'react-router'
import { leaveNote } from '../../http/session/page-note.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { type RefusedCard, readCard, refusedCard } from '../../kit/cards/read-card.server.ts'

const page = '/account/payment-methods'

/** Saves the card returned by the provider after a zero-amount authorization, which shows that the card is valid. */
export async function addCard(visitor: Visitor, query: URLSearchParams): Promise<RefusedCard | undefined> {
  const { shop } = visitor
  const read = await readCard(shop, query)
  if (!read) return undefined
  if ('refused' in read) return read.refused
  try {
    const { token } = read
    const answer = await shop.Payment.getauthorize({ paymentToken: token.token }, { isCheckout: 'false' })
    if (answer.nextUrl && answer.state === 'challenge') throw redirectDocument(answer.nextUrl)
    if (answer.state !== 'authorized') return refusedCard(answer.message)
  } catch (error) {
    if (error instanceof ShopApiError && error.status < 500) return refusedCard(error.message)
    throw error
  }
  leaveNote(visitor, page, { saved: read.token.last4 })
  throw redirect(page)
}

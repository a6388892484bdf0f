import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { CardToken } from '@tessera/client/shop/types.gen'
import { optional } from '../../http/or-not-found.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'

const cardCookie = 'entered_card'
/** As long as a checkout takes; the card itself is stored with the shop. */
const seconds = 1800

/** The pages that share an entered card. */
type CardPath = '/account/invoices' | '/checkout' | '/pay'

/** Remembers which card form was accepted, in a cookie that scripts can't read; it is no token of the card. */
export const rememberCard = (visitor: Visitor, path: CardPath, requestId: string): void =>
  visitor.addCookie(cardCookie, requestId, { path, seconds })

export const forgetEnteredCard = (visitor: Visitor, path: CardPath): void =>
  visitor.addCookie(cardCookie, '', { path, seconds: 0 })

/** The card that this customer has just entered: the shop gives it only to the person who entered it. */
export async function findEnteredCard(visitor: Visitor): Promise<CardToken | null> {
  return (await optional(readEnteredCard(visitor))) ?? null
}

/** The same for paying: during an outage no one is asked to enter the card again. */
export async function readEnteredCard({ shop, cookies }: Visitor): Promise<CardToken | null> {
  const requestId = cookies.get(cardCookie)
  if (!requestId) return null
  try {
    return (await shop.Payment.getCardEntry({ requestId })).card ?? null
  } catch (error) {
    if (error instanceof ShopApiError && error.status < 500) return null
    throw error
  }
}

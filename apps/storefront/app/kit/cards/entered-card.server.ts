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

/** The card that this customer has just entered: the shop gives it only to whoever entered it. */
export async function findEnteredCard({ shop, cookies }: Visitor): Promise<CardToken | null> {
  const requestId = cookies.get(cardCookie)
  if (!requestId) return null
  return (await optional(shop.Payment.getCardEntry({ requestId })))?.card ?? null
}

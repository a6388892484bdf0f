import { cookieKeys } from '@tessera/contract/shop/constants'
import { optional } from '../../http/or-not-found.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'

/** The confirmation of an order placed minutes ago, for a step of the checkout that is opened once more. */
export async function findJustPlacedUrl(visitor: Visitor): Promise<string | undefined> {
  if (!visitor.get(cookieKeys.authToken)) return undefined
  const placed = await optional(visitor.shop.Cart.GetOrderProgress())
  const id = placed?.orderLink ?? placed?.orderId
  return id ? `/order-confirmation/${encodeURIComponent(id)}` : undefined
}

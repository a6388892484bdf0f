import type { Cart } from '@tessera/client/shop/types.gen'
import { cookieKeys } from '@tessera/contract/shop/constants'
import type { Visitor } from '../../http/session/visitor.server.ts'

/** The visitor's cart. A visitor without a token has none, and looking does not create one. */
export async function findCart(visitor: Visitor): Promise<Cart | undefined> {
  if (!visitor.get(cookieKeys.authToken)) return undefined
  return visitor.shop.Cart.GetCart()
}

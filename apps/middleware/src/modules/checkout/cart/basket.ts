import type { Basket } from '@tessera/client/shop/types.gen'
import { asVisitor } from '../../../kit/as-visitor.ts'
import { toCents } from '../../../kit/to-cents.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import type { CartNeeds } from './cart-needs.ts'
import type { CartContext } from './change-cart.ts'
import { emptyWorksheet } from './read-cart.ts'

/** Reads the count and the sums that a header shows, without the lines. */
export async function readBasket({ commerce }: CartNeeds, visitor: Visitor): Promise<Basket> {
  const cart = await commerce.client.Cart.Get(asVisitor(visitor))
  return {
    basketId: cart.ID ?? '',
    lineCount: cart.LineItemCount,
    subtotalCents: toCents(cart.Subtotal) - toCents(cart.PromotionDiscount),
    totalCents: toCents(cart.Total),
    auth_token: null,
    expiresIn: null,
  }
}

/** Gives a new visitor a guest token; the order itself is created with its first line. */
export async function openBasket(needs: CartContext, visitor: Visitor, forwardedFor: string): Promise<Basket> {
  if (visitor.bearer) return readBasket(needs, visitor)
  const { access_token, expires_in } = await needs.commerce.openGuest(forwardedFor)
  needs.cartCache.set(access_token, emptyWorksheet)
  return {
    basketId: '',
    lineCount: 0,
    subtotalCents: 0,
    totalCents: 0,
    auth_token: access_token,
    expiresIn: expires_in,
  }
}

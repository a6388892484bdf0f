import type { OrderWorksheet } from '@tessera/client/platform/types.gen'
import { PlatformError } from '@tessera/client/platform-error'
import type { Cart } from '@tessera/client/shop/types.gen'
import { tokenOf } from '../../../kit/as-visitor.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import { type CartNeeds, viewNeeds } from './cart-needs.ts'
import { cartView, emptyOrder } from './cart-view.ts'

/** Worksheet of a visitor without a cart. */
export const emptyWorksheet: OrderWorksheet = {
  Order: null,
  LineItems: [],
  OrderPromotions: [],
  Subscription: null,
  ShipEstimateResponse: null,
  OrderCalculateResponse: null,
  OrderSubmitResponse: null,
  OrderSubmitForApprovalResponse: null,
  OrderApprovedResponse: null,
  SubscriptionIntegrationResponse: null,
}

/**
 * Reads the visitor's cart; reading doesn't create one. Lines come without copies of their products, which the catalog
 * has: sixty lines take 45 kB instead of 245.
 */
export async function readWorksheet({ commerce }: CartNeeds, visitor: Visitor): Promise<OrderWorksheet> {
  try {
    return await commerce.client.Cart.GetLeanWorksheet({ accessToken: tokenOf(visitor) })
  } catch (error) {
    if (error instanceof PlatformError && error.status === 404) return emptyWorksheet
    throw error
  }
}

export async function readCart(needs: CartNeeds, visitor: Visitor, now: Date, notices: string[] = []): Promise<Cart> {
  return cartViewOf(needs, visitor, await readWorksheet(needs, visitor), now, notices)
}

export const cartViewOf = (
  needs: CartNeeds,
  visitor: Visitor,
  worksheet: OrderWorksheet,
  now: Date,
  notices: string[] = [],
): Cart => cartView(viewNeeds(needs, visitor, now), worksheet.Order ?? emptyOrder, worksheet, notices)

import type { OrderWorksheet } from '@tessera/client/platform/types.gen'
import { PlatformError } from '@tessera/client/platform-error'
import type { Cart } from '@tessera/client/shop/types.gen'
import { tokenOf } from '../../../kit/as-visitor.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import { type CartNeeds, viewNeeds } from './cart-needs.ts'
import { cartView, emptyOrder } from './cart-view.ts'

/** The worksheet of a cart that is not there. */
export const nothing: OrderWorksheet = {
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
 * The worksheet of the visitor's cart; a visitor without a cart has an empty one, and none is made by looking. Lines come
 * without copies of their products, which the catalogue knows: sixty of them are 45 kB instead of 245.
 */
export async function readWorksheet({ commerce }: CartNeeds, visitor: Visitor): Promise<OrderWorksheet> {
  try {
    return await commerce.client.Cart.GetLeanWorksheet({ accessToken: tokenOf(visitor) })
  } catch (error) {
    if (error instanceof PlatformError && error.status === 404) return nothing
    throw error
  }
}

/** The cart as the shop shows it. */
export async function readCart(needs: CartNeeds, visitor: Visitor, now: Date, notices: string[] = []): Promise<Cart> {
  return viewOf(needs, visitor, await readWorksheet(needs, visitor), now, notices)
}

export const viewOf = (
  needs: CartNeeds,
  visitor: Visitor,
  worksheet: OrderWorksheet,
  now: Date,
  notices: string[] = [],
): Cart => cartView(viewNeeds(needs, visitor, now), worksheet.Order ?? emptyOrder, worksheet, notices)

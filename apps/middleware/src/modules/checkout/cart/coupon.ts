import { PlatformError } from '@tessera/client/platform-error'
import { asVisitor } from '../../../kit/as-visitor.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import type { CartNeeds } from './cart-needs.ts'

/** Error code of the platform → message for the shopper. */
const reasons: Record<string, string> = {
  NotFound: 'That code isn’t valid. Check the spelling.',
  'Promotion.AlreadyAdded': 'This coupon is already in your cart.',
  'Promotion.CannotCombine': 'This coupon can’t be combined with the one in your cart.',
  'Promotion.ExceedsUsageLimit': 'This coupon has reached its limit.',
  'Promotion.Expired': 'This coupon has expired.',
  'Promotion.NotActive': 'This coupon isn’t valid right now.',
  'Promotion.NotEligible': 'Your cart doesn’t meet this coupon’s conditions yet.',
  'Promotion.NotYetValid': 'This coupon isn’t valid yet.',
}

export async function changeCoupon(
  { commerce }: CartNeeds,
  visitor: Visitor,
  coupon: string | undefined,
  action: 'add' | 'remove',
): Promise<void> {
  const code = coupon?.trim() || invalid('coupon', 'Enter a coupon code.')
  const { client } = commerce
  try {
    if (action === 'add') await client.Cart.AddPromotion(code, asVisitor(visitor))
    else await client.Cart.DeletePromotion(code, asVisitor(visitor))
  } catch (error) {
    const message = error instanceof PlatformError ? reasons[error.errorCode] : undefined
    if (!message) throw error
    refuse('Cart.Coupon', { message, fields: [{ field: 'coupon', message }] })
  }
}

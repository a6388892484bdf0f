import { PlatformError } from '@tessera/client/platform-error'
import { invalid, refuse } from '../shop-error.ts'
import type { Visitor } from '../visitor.ts'
import { asVisitor, type CartNeeds } from './needs.ts'

/** Why a coupon was refused, in a shopper's words. */
const reasons: Record<string, string> = {
  NotFound: 'We do not know this coupon. Please check the spelling.',
  'Promotion.AlreadyAdded': 'This coupon is on your cart already.',
  'Promotion.CannotCombine': 'This coupon cannot be used together with the one on your cart.',
  'Promotion.ExceedsUsageLimit': 'This coupon has been used as often as it may.',
  'Promotion.Expired': 'This coupon has expired.',
  'Promotion.NotActive': 'This coupon is not valid at the moment.',
  'Promotion.NotEligible': 'Your cart does not meet the conditions of this coupon yet.',
  'Promotion.NotYetValid': 'This coupon is not valid yet.',
}

export async function changeCoupon(
  { commerce }: CartNeeds,
  visitor: Visitor,
  coupon: string | undefined,
  action: 'add' | 'remove',
): Promise<void> {
  const code = coupon?.trim() || invalid('coupon', 'Please enter the code of the coupon.')
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

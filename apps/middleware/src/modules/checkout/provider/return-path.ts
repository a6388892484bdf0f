import { readReturnPath } from '@tessera/providers/payment/read-return-path'
import { invalid } from '../../../kit/shop-error.ts'

/** Review step, where the customer places the order. */
export const usualReturn = '/checkout/order-review'

/** Accepts only paths of this shop, to prevent open redirects. */
export function returnPath(asked: string | null | undefined): string {
  if (!asked) return usualReturn
  return readReturnPath(asked) ?? invalid('returnUrl', 'returnUrl must be a path of this shop.')
}

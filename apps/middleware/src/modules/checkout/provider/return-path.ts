import { readReturnPath } from '@tessera/providers/payment/read-return-path'
import { invalid } from '../../../kit/shop-error.ts'

/** Review step, where the customer places the order. */
export const defaultReturnPath = '/checkout/order-review'

/** Accepts only paths of this shop, to prevent open redirects. */
export function returnPath(path: string | null | undefined): string {
  if (!path) return defaultReturnPath
  return readReturnPath(path) ?? invalid('returnUrl', 'returnUrl must be a path of this shop.')
}

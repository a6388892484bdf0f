import { readReturnPath } from '@tessera/providers/payment/read-return-path'
import { invalid } from '../../../kit/shop-error.ts'

/** The step where the customer places the order. */
export const usualReturn = '/checkout/order-review'

/** RELIABILITY 6.6: back to us and nowhere else. */
export function returnPath(asked: string | null | undefined): string {
  if (!asked) return usualReturn
  return readReturnPath(asked) ?? invalid('returnUrl', 'returnUrl must be a path of this shop.')
}
